"""Writes the golden playthroughs anew: ``python -m tests.golden.regenerate``. Read the difference before keeping it."""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, HANDS, playthrough


def main() -> None:
    for name in HANDS:
        path = FOLDER / f"{name}.txt"
        path.write_text("\n".join(playthrough(name)) + "\n", encoding="utf-8", newline="\n")
        print(path)


if __name__ == "__main__":
    main()
