#!/bin/sh
# Install Tarok for yourself, into ~/.local, or somewhere else with --prefix. Asks nothing, needs no password.
set -eu

usage() {
    cat <<'TEXT'
./install.sh                    install Tarok for you, into ~/.local
./install.sh --prefix FOLDER    install it there; /usr/local serves everybody, and wants sudo
./install.sh --uninstall        remove it again; your games and settings stay
TEXT
}

fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
prefix=${HOME:-}/.local
case $here in
    */lib/tarok) prefix=${here%/lib/tarok} ;; # the copy that lies with an installed program: it can only remove that
esac
uninstall=false
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -gt 1 ] || fail "--prefix wants a folder after it."; prefix=$2; shift ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        --uninstall) uninstall=true ;;
        --help | -h) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
    shift
done
case $prefix in
    /.local) fail "There is no home folder to install into. Name one with --prefix." ;;
    "") fail "--prefix wants a folder after it." ;;
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac
prefix=${prefix%/}
program=$prefix/lib/tarok

# The menu's own files, by their places below share/. Games lie in share/Tarok, which is none of these.
menu_files() {
    cat <<'LIST'
applications/tarok.desktop
metainfo/ro.tarok.tarok.metainfo.xml
man/man6/tarok.6
man/de/man6/tarok.6
man/ro/man6/tarok.6
man/sl/man6/tarok.6
icons/hicolor/scalable/apps/tarok.svg
LIST
    for size in 16 22 24 32 48 64 96 128 192 256 512; do
        printf 'icons/hicolor/%sx%s/apps/tarok.png\n' "$size" "$size"
    done
}

# Tell the desktop that there are other icons; what is in the menu it sees by itself.
tell_desktop() {
    touch -c "$prefix/share/icons/hicolor" 2> /dev/null || true
    if [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache > /dev/null; then
        gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor" 2> /dev/null || true
    fi
}

if $uninstall; then
    [ -e "$program" ] || fail "Tarok is not installed in $prefix."
    if [ ! -w "$program" ] || [ ! -w "$prefix/lib" ]; then
        fail "Nothing may be removed from $prefix: that is not yours. Try it with sudo."
    fi
    rm -rf -- "$program"
    [ ! -L "$prefix/bin/tarok" ] || rm -f -- "$prefix/bin/tarok"
    menu_files | while IFS= read -r file; do rm -f -- "$prefix/share/$file"; done
    # Folders that were made for it go, too, if nothing else lies in them; never one with games in it.
    menu_files | while IFS= read -r file; do
        (cd -- "$prefix" 2> /dev/null && rmdir -p -- "share/$(dirname -- "$file")" 2> /dev/null) || true
    done
    (cd -- "$prefix" && rmdir -- lib bin 2> /dev/null) || true
    tell_desktop
    echo "Tarok is removed. Your games and settings are still there."
    exit 0
fi

[ -x "$here/lib/tarok/tarok" ] || fail "The program does not lie beside this script. Unpack the whole archive first."
if ! mkdir -p -- "$prefix/lib" "$prefix/bin" "$prefix/share" 2> /dev/null || [ ! -w "$prefix/lib" ]; then
    fail "Nothing can be written to $prefix. Choose another folder with --prefix, or try it with sudo."
fi

# The new program is laid beside the old one first: if the disk is full, the old one is still there.
new=$prefix/lib/.tarok-new
rm -rf -- "$new"
trap 'rm -rf -- "$new"' EXIT
cp -RP -- "$here/lib/tarok" "$new" || fail "Tarok could not be copied to $prefix. Is the disk full?"
cp -- "$here/install.sh" "$new/install.sh"
rm -rf -- "$program"
mv -- "$new" "$program"
ln -sf -- ../lib/tarok/tarok "$prefix/bin/tarok"
menu_files | while IFS= read -r file; do
    mkdir -p -- "$prefix/share/$(dirname -- "$file")"
    cp -- "$here/share/$file" "$prefix/share/$file"
done

# The menu must find the program even if ~/.local/bin is on no path. Twice quoted, as the format of the entry wants it.
path=$(printf '%s' "$prefix/bin/tarok" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/\\/\\\\/g')
try=$(printf '%s' "$prefix/bin/tarok" | sed 's/\\/\\\\/g')
entry=$prefix/share/applications/tarok.desktop
PATH_WANTED=$path TRY_WANTED=$try awk '
    /^Exec=/ { print "Exec=\"" ENVIRON["PATH_WANTED"] "\""; next }
    /^TryExec=/ { print "TryExec=" ENVIRON["TRY_WANTED"]; next }
    { print }
' "$here/share/applications/tarok.desktop" > "$entry"
tell_desktop

echo "Tarok is installed. You find it in your menu, among the games."
case ":${XDG_DATA_HOME:-${HOME:-}/.local/share}:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:" in
    *":$prefix/share:"* | *":$prefix/share/:"*) ;;
    *) echo "If it is not there: menus do not look into $prefix. The program is $prefix/bin/tarok." ;;
esac
echo "To remove it: sh '$program/install.sh' --uninstall"
