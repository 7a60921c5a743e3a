; The installer for one person, without administrator: build/bundling/windows.py calls makensis with
;   -DVERSION=0.4.0 -DVERSION4=0.4.0.0 -DFILES=… -DICON=… -DPICTURE=… -DCOPYRIGHT=… -DOUT=… -DKILOBYTES=… [-DSTUB=amd64-unicode]
; FILES is a list made from the frozen folder: the macros INSTALL_FILES and REMOVE_FILES name every single file. What is
; removed is what was installed; a folder goes only once it is empty, so nothing strange that lies in it is ever lost.
;
; /S installs or removes silently, /D=C:\folder (the last word, without quotes) chooses the folder. Exit status: 0 done,
; 3 Tarok is open, 4 the old version could not be removed, 5 the system is too old.

!ifdef STUB
  Target ${STUB}
!else
  Unicode true
!endif
SetCompressor /SOLID /FINAL lzma
SetCompressorDictSize 64

!include MUI2.nsh
!include x64.nsh
!include "${FILES}"

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tarok"
!define OPEN_STATUS 3
!define OLD_STAYS_STATUS 4
!define TOO_OLD_STATUS 5

Name "Tarok"
BrandingText "Tarok ${VERSION}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tarok"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
ManifestDPIAware true
ManifestSupportedOS all
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${VERSION4}"
VIFileVersion "${VERSION4}"
VIAddVersionKey /LANG=0 "ProductName" "Tarok"
VIAddVersionKey /LANG=0 "FileDescription" "Tarok Setup"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "The Tarok table authors"
VIAddVersionKey /LANG=0 "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\tarok.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(START)"
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(ON_DESKTOP)"
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION OnDesktop
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GAMES_STAY)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!include words.nsh

; Windows lets nobody write to a program that runs: that is how it is known.
!macro CLOSED PREFIX
  Function ${PREFIX}Closed ; in the folder $R1
    again:
    ClearErrors
    IfFileExists "$R1\tarok.exe" 0 other
    FileOpen $0 "$R1\tarok.exe" a
    IfErrors busy
    FileClose $0
    other:
    IfFileExists "$R1\tarok-cli.exe" 0 closed
    FileOpen $0 "$R1\tarok-cli.exe" a
    IfErrors busy
    FileClose $0
    closed:
    Return
    busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${OPEN_STATUS}
    Quit
  FunctionEnd
!macroend
!insertmacro CLOSED ""
!insertmacro CLOSED "un."

; A folder with other things in it is not ours to fill: a new one inside it is.
Function OwnFolder
  IfFileExists "$INSTDIR\tarok-uninstall.exe" own
  FindFirst $0 $1 "$INSTDIR\*.*"
  look:
  StrCmp $1 "" done
  StrCmp $1 "." next
  StrCmp $1 ".." next
  StrCpy $INSTDIR "$INSTDIR\Tarok"
  Goto done
  next:
  FindNext $0 $1
  Goto look
  done:
  FindClose $0
  own:
FunctionEnd

Function .onInit
  GetWinVer $0 Build ; WinVer.nsh errs in a 64-bit installer
  ${If} $0 < 10240 ; the first Windows 10
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel ${TOO_OLD_STATUS}
    Quit
  ${EndIf}
FunctionEnd

Function OnDesktop
  SetOutPath "$INSTDIR"
  CreateShortcut "$DESKTOP\Tarok.lnk" "$INSTDIR\tarok.exe" "" "" "" "" "" "$(ABOUT)"
FunctionEnd

Section
  Call OwnFolder
  ; The older version removes itself: it alone knows its files. Its shortcut on the desktop comes back.
  StrCpy $R0 0
  IfFileExists "$DESKTOP\Tarok.lnk" 0 +2
    StrCpy $R0 1
  ReadRegStr $R1 HKCU "${ENTRY}" "InstallLocation"
  StrCmp $R1 "" 0 +2
    StrCpy $R1 "$INSTDIR"
  IfFileExists "$R1\tarok-uninstall.exe" 0 fresh
    Call Closed
    ClearErrors
    ExecWait '"$R1\tarok-uninstall.exe" /S _?=$R1' $0
    IfErrors stays
    IntCmp $0 0 removed
    stays:
    MessageBox MB_OK|MB_ICONSTOP "$(OLD_STAYS)" /SD IDOK
    SetErrorLevel ${OLD_STAYS_STATUS}
    Quit
    removed:
    Delete "$R1\tarok-uninstall.exe"
    RMDir "$R1"
  fresh:
  !insertmacro INSTALL_FILES
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\tarok-uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tarok.lnk" "$INSTDIR\tarok.exe" "" "" "" "" "" "$(ABOUT)"
  StrCmp $R0 1 0 +2
    Call OnDesktop
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Tarok"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\tarok.exe"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "The Tarok table authors"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\tarok-uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\tarok-uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section un.Tarok
  StrCpy $R1 "$INSTDIR"
  Call un.Closed
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\tarok-uninstall.exe"
  SetOutPath "$TEMP" ; a folder that is stood in cannot go
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tarok.lnk"
  Delete "$DESKTOP\Tarok.lnk"
  DeleteRegKey HKCU "${ENTRY}"
SectionEnd
