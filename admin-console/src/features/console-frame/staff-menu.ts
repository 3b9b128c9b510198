import { linkOptions } from '@tanstack/react-router'
import {
  Banknote,
  BedDouble,
  BookUser,
  CalendarDays,
  ChartNoAxesGantt,
  Flower2,
  Mail,
  MapPinned,
  ScrollText,
  Sprout,
  Sun,
  Users,
} from 'lucide-react'
import { CONSOLE_PAGES } from 'shared-ui/copy/console/console-pages'

/**
 * The main pages, in order. `letter` opens the page after pressing `g`; it must be unique. A phone's bar has no room for those with
 * `isRare`: there they are behind the More button.
 */
export const STAFF_MENU = [
  { link: linkOptions({ to: '/administrative-panel' }), label: CONSOLE_PAGES.today, Icon: Sun, letter: 'o' },
  {
    link: linkOptions({ to: '/reservations-panel' }),
    label: CONSOLE_PAGES.reservations,
    Icon: CalendarDays,
    letter: 'r',
  },
  { link: linkOptions({ to: '/rooms-panel' }), label: CONSOLE_PAGES.rooms, Icon: BedDouble, letter: 'h' },
  {
    link: linkOptions({ to: '/zones-panel' }),
    label: CONSOLE_PAGES.zones,
    Icon: MapPinned,
    letter: 'z',
    isRare: true,
  },
  {
    link: linkOptions({ to: '/families-panel' }),
    label: CONSOLE_PAGES.families,
    Icon: Flower2,
    letter: 'f',
    isRare: true,
  },
  { link: linkOptions({ to: '/plants-panel' }), label: CONSOLE_PAGES.plants, Icon: Sprout, letter: 'p' },
] as const

/** The other pages, on a phone behind the More button. */
export const MORE_MENU = [
  { link: linkOptions({ to: '/board' }), label: CONSOLE_PAGES.board, Icon: ChartNoAxesGantt, letter: 't' },
  { link: linkOptions({ to: '/guest-register' }), label: CONSOLE_PAGES.guests, Icon: BookUser, letter: 'u' },
  { link: linkOptions({ to: '/cash-panel' }), label: CONSOLE_PAGES.cash, Icon: Banknote, letter: 'c' },
  { link: linkOptions({ to: '/messages-panel' }), label: CONSOLE_PAGES.messages, Icon: Mail, letter: 'm' },
  { link: linkOptions({ to: '/staff-panel' }), label: CONSOLE_PAGES.staff, Icon: Users, letter: 'e' },
  { link: linkOptions({ to: '/audit-panel' }), label: CONSOLE_PAGES.audit, Icon: ScrollText, letter: 'g' },
] as const

/** The main pages that are behind the More button on a phone. */
export const RARE_PAGES = STAFF_MENU.filter((page) => 'isRare' in page)

/** All pages of the menu, for the keyboard shortcuts. */
export const MENU_PAGES = [...STAFF_MENU, ...MORE_MENU].map(({ link, label, letter }) => ({
  to: link.to,
  label,
  letter,
}))
