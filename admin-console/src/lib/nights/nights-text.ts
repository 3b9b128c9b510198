import { formatDate } from 'shared-ui/copy/format'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { nightRanges } from './night-ranges.ts'

/** Formats sorted nights as dates: 'lun, 7 dic 2026 – mié, 9 dic 2026; sáb, 12 dic 2026'. */
export const nightsText = (nights: readonly CalendarDate[]): string =>
  nightRanges(nights)
    .map(({ first, last }) => VIEW_ROOM.between(formatDate(first), formatDate(last)))
    .join('; ')
