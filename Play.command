#!/bin/sh
# Play Баскеттория: double-click in the macOS Finder, or run in any terminal.
here=$(cd "$(dirname "$0")" && pwd) || exit 1
for python in python3 python3.13 python3.12 python3.14 python3.11 python; do
    if command -v "$python" >/dev/null 2>&1; then
        exec "$python" "$here/Play.pyw" "$@"
    fi
done
text='Нужен Python 3.11 или новее: python.org/downloads

Python 3.11 or newer is needed: python.org/downloads'
echo "$text" >&2
if [ ! -t 2 ] && command -v osascript >/dev/null 2>&1; then
    osascript -e "display alert \"$text\""
fi
exit 1
