; What the installer and the uninstaller say of their own, in three languages. Their buttons are NSIS's own texts.

!insertmacro MUI_LANGUAGE "English" ; the first is taken where the system speaks none of them
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_LANGUAGE "German"

LangString RUNNING ${LANG_ENGLISH} "Tarok is open. Please close it, then choose Retry. Your game is saved."
LangString RUNNING ${LANG_ROMANIAN} "Tarok este deschis. Închide-l, apoi alege Reîncercare. Partida este salvată."
LangString RUNNING ${LANG_GERMAN} "Tarok ist geöffnet. Bitte schließen und dann Wiederholen wählen. Das Spiel ist gespeichert."

LangString OLD_STAYS ${LANG_ENGLISH} "The version that is installed could not be removed. Nothing has been changed."
LangString OLD_STAYS ${LANG_ROMANIAN} "Versiunea instalată nu a putut fi înlăturată. Nu s-a schimbat nimic."
LangString OLD_STAYS ${LANG_GERMAN} "Die vorhandene Version ließ sich nicht entfernen. Es wurde nichts verändert."

LangString TOO_OLD ${LANG_ENGLISH} "Tarok needs Windows 10 or newer, 64 bit."
LangString TOO_OLD ${LANG_ROMANIAN} "Tarok are nevoie de Windows 10 sau mai nou, pe 64 de biți."
LangString TOO_OLD ${LANG_GERMAN} "Tarok braucht Windows 10 oder neuer, 64 Bit."

LangString ON_DESKTOP ${LANG_ENGLISH} "Put a shortcut on the desktop"
LangString ON_DESKTOP ${LANG_ROMANIAN} "Pune o scurtătură pe desktop"
LangString ON_DESKTOP ${LANG_GERMAN} "Verknüpfung auf dem Desktop anlegen"

LangString START ${LANG_ENGLISH} "Start Tarok"
LangString START ${LANG_ROMANIAN} "Pornește Tarok"
LangString START ${LANG_GERMAN} "Tarok starten"

LangString ABOUT ${LANG_ENGLISH} "A card table for Romanian Tarok"
LangString ABOUT ${LANG_ROMANIAN} "O masă de joc pentru tarok românesc"
LangString ABOUT ${LANG_GERMAN} "Ein Kartentisch für rumänisches Tarok"

LangString GAMES_STAY ${LANG_ENGLISH} "Your games and settings stay where they are, in $LOCALAPPDATA\Tarok. Delete that folder if you want to be rid of them, too."
LangString GAMES_STAY ${LANG_ROMANIAN} "Partidele și setările tale rămân la locul lor, în $LOCALAPPDATA\Tarok. Șterge acel dosar dacă vrei să dispară și ele."
LangString GAMES_STAY ${LANG_GERMAN} "Deine Spiele und Einstellungen bleiben, wo sie sind, in $LOCALAPPDATA\Tarok. Lösche diesen Ordner, wenn auch sie weg sollen."
