"""Write the golden playthroughs again: ``python -m tests.golden.regenerate``. Read the difference before keeping it."""

from __future__ import annotations

from tests.golden import terminal
from tests.golden.playthrough import FOLDER, HANDS, playthrough


def main() -> None:
    texts = {name: playthrough(name) for name in HANDS} | {terminal.NAME: terminal.told()}
    for name, lines in texts.items():
        path = FOLDER / f"{name}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        print(path)


if __name__ == "__main__":
    main()
