import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import { namesIn, type ReservationFilters } from './reservations-search.ts'

/** What a filter is called where it is set. */
const FILTER_LABELS: Record<keyof ReservationFilters, string> = {
  search: RESERVATIONS_PANEL.search,
  roomID: RESERVATIONS_PANEL.ignoredRoom,
  from: RESERVATIONS_PANEL.from,
  to: RESERVATIONS_PANEL.to,
  state: RESERVATIONS_PANEL.state,
}

/** The names of filters that were dropped, as staff know them. */
export const ignoredLabels = (ignored: string): string[] =>
  namesIn(ignored).map((name) => FILTER_LABELS[name])
