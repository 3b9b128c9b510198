import { linkOptions } from '@tanstack/react-router'
import { BedDouble, CalendarDays } from 'lucide-react'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import { ROOMS_PANEL } from 'shared-ui/copy/rooms-panel'

/** the side menu, in its order; one line for each page that exists. */
export const STAFF_MENU = [
  { link: linkOptions({ to: '/reservations-panel' }), label: RESERVATIONS_PANEL.title, Icon: CalendarDays },
  { link: linkOptions({ to: '/rooms-panel' }), label: ROOMS_PANEL.title, Icon: BedDouble },
] as const
