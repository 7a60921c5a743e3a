"""A window of pygame-ce and nothing else: its bundle is the measure for the start of the program's own."""

import os
from pathlib import Path

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # as the program does
import pygame

pygame.display.init()
window = pygame.Window("bare", (1280, 720), resizable=True, allow_high_dpi=True)
window.get_surface().fill("#1B5E43")
window.flip()
Path(os.environ["TAROK_UI_TREE"]).touch()  # the program reports its first frame there too
pygame.quit()
