import { PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms/rooms-panel'
import type { ShortcutPage } from '../../src/features/shortcuts/shortcuts.ts'

/** Sample pages of a menu for stories. */
export const SAMPLE_PAGES: readonly ShortcutPage[] = [
  { to: '/reservations-panel', label: RESERVATIONS_PANEL.title, letter: 'r' },
  { to: '/rooms-panel', label: ROOMS_PANEL.title, letter: 'h' },
  { to: '/plants-panel', label: PLANTS_PANEL.title, letter: 'p' },
]
