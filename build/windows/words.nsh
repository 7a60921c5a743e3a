; What the installer and the uninstaller say of their own, in every language. Their buttons are NSIS's own texts.

!insertmacro MUI_LANGUAGE "English" ; the first is taken where the system speaks none of them
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Slovenian"

LangString RUNNING ${LANG_ENGLISH} "Tarok is open. Please close it, then choose Retry. Your game is saved."
LangString RUNNING ${LANG_ROMANIAN} "Tarok este deschis. Închide-l, apoi alege Reîncercare. Partida este salvată."
LangString RUNNING ${LANG_GERMAN} "Tarok ist geöffnet. Bitte schließen und dann Wiederholen wählen. Das Spiel ist gespeichert."
LangString RUNNING ${LANG_SLOVENIAN} "Tarok je odprt. Zapri ga, nato izberi Poskusi znova. Tvoja igra je shranjena."

LangString OLD_STAYS ${LANG_ENGLISH} "The version that is installed could not be removed. Nothing has been changed."
LangString OLD_STAYS ${LANG_ROMANIAN} "Versiunea instalată nu a putut fi înlăturată. Nu s-a schimbat nimic."
LangString OLD_STAYS ${LANG_GERMAN} "Die vorhandene Version ließ sich nicht entfernen. Es wurde nichts verändert."
LangString OLD_STAYS ${LANG_SLOVENIAN} "Nameščene različice ni bilo mogoče odstraniti. Nič se ni spremenilo."

LangString TOO_OLD ${LANG_ENGLISH} "Tarok needs Windows 10 or newer, 64 bit."
LangString TOO_OLD ${LANG_ROMANIAN} "Tarok are nevoie de Windows 10 sau mai nou, pe 64 de biți."
LangString TOO_OLD ${LANG_GERMAN} "Tarok braucht Windows 10 oder neuer, 64 Bit."
LangString TOO_OLD ${LANG_SLOVENIAN} "Tarok potrebuje Windows 10 ali novejši, 64-bitni."

LangString ON_DESKTOP ${LANG_ENGLISH} "Put a shortcut on the desktop"
LangString ON_DESKTOP ${LANG_ROMANIAN} "Pune o scurtătură pe desktop"
LangString ON_DESKTOP ${LANG_GERMAN} "Verknüpfung auf dem Desktop anlegen"
LangString ON_DESKTOP ${LANG_SLOVENIAN} "Ustvari bližnjico na namizju"

LangString START ${LANG_ENGLISH} "Start Tarok"
LangString START ${LANG_ROMANIAN} "Pornește Tarok"
LangString START ${LANG_GERMAN} "Tarok starten"
LangString START ${LANG_SLOVENIAN} "Zaženi Tarok"

LangString ABOUT ${LANG_ENGLISH} "A card table for Romanian Tarok and three related games"
LangString ABOUT ${LANG_ROMANIAN} "O masă de joc pentru tarok românesc și trei jocuri înrudite"
LangString ABOUT ${LANG_GERMAN} "Ein Kartentisch für rumänisches Tarok und drei verwandte Spiele"
LangString ABOUT ${LANG_SLOVENIAN} "Miza za romunski tarok in tri sorodne igre"

LangString GAMES_STAY ${LANG_ENGLISH} "Your games and settings stay where they are, in $LOCALAPPDATA\Tarok. Delete that folder if you want to be rid of them, too."
LangString GAMES_STAY ${LANG_ROMANIAN} "Partidele și setările tale rămân la locul lor, în $LOCALAPPDATA\Tarok. Șterge acel dosar dacă vrei să dispară și ele."
LangString GAMES_STAY ${LANG_GERMAN} "Deine Spiele und Einstellungen bleiben, wo sie sind, in $LOCALAPPDATA\Tarok. Lösche diesen Ordner, wenn auch sie weg sollen."
LangString GAMES_STAY ${LANG_SLOVENIAN} "Tvoje igre in nastavitve ostanejo, kjer so, v $LOCALAPPDATA\Tarok. Če se hočeš znebiti tudi njih, izbriši to mapo."
