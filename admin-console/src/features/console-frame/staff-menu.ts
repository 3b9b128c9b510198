import { linkOptions } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'

/** the side menu, in its order; one line for each page that exists. */
export const STAFF_MENU = [
  { link: linkOptions({ to: '/reservations-panel' }), label: RESERVATIONS_PANEL.title, Icon: CalendarDays },
] as const
