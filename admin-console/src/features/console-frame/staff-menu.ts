import { linkOptions } from '@tanstack/react-router'
import {
  BedDouble,
  CalendarDays,
  ChartNoAxesGantt,
  Flower2,
  Mail,
  MapPinned,
  ScrollText,
  Sprout,
  Users,
} from 'lucide-react'
import { AUDIT_PANEL } from 'shared-ui/copy/audit-panel'
import { BOARD } from 'shared-ui/copy/board'
import { FAMILIES, ZONES } from 'shared-ui/copy/groupings'
import { MESSAGES_PANEL } from 'shared-ui/copy/messages-panel'
import { PLANTS_PANEL } from 'shared-ui/copy/plants-panel'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms-panel'
import { STAFF_PANEL } from 'shared-ui/copy/staff-panel'

/** the side menu, in its order. `letter` leads there by keyboard, after `g`; no two pages have the same. */
export const STAFF_MENU = [
  {
    link: linkOptions({ to: '/reservations-panel' }),
    label: RESERVATIONS_PANEL.title,
    Icon: CalendarDays,
    letter: 'r',
  },
  { link: linkOptions({ to: '/rooms-panel' }), label: ROOMS_PANEL.title, Icon: BedDouble, letter: 'h' },
  { link: linkOptions({ to: '/zones-panel' }), label: ZONES.title, Icon: MapPinned, letter: 'z' },
  { link: linkOptions({ to: '/families-panel' }), label: FAMILIES.title, Icon: Flower2, letter: 'f' },
  { link: linkOptions({ to: '/plants-panel' }), label: PLANTS_PANEL.title, Icon: Sprout, letter: 'p' },
] as const

/** What lies below it, and on a phone behind 'Más': one line for each page that exists. */
export const MORE_MENU = [
  { link: linkOptions({ to: '/board' }), label: BOARD.title, Icon: ChartNoAxesGantt, letter: 't' },
  { link: linkOptions({ to: '/messages-panel' }), label: MESSAGES_PANEL.title, Icon: Mail, letter: 'm' },
  { link: linkOptions({ to: '/staff-panel' }), label: STAFF_PANEL.title, Icon: Users, letter: 'e' },
  { link: linkOptions({ to: '/audit-panel' }), label: AUDIT_PANEL.title, Icon: ScrollText, letter: 'g' },
] as const

/** Every page of the menu, for the keys that lead to them. */
export const MENU_PAGES = [...STAFF_MENU, ...MORE_MENU].map(({ link, label, letter }) => ({
  to: link.to,
  label,
  letter,
}))
