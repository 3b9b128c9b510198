import { IGNORED_ADDRESS } from 'shared-ui/copy/ignored-address'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import type { ReservationsWords } from './reservations-search.ts'

/** The labels of the search parameters, as the filters name them. */
export const ADDRESS_LABELS: Record<keyof ReservationsWords, string> = {
  search: RESERVATIONS_PANEL.search,
  roomID: RESERVATIONS_PANEL.ignoredRoom,
  from: RESERVATIONS_PANEL.from,
  to: RESERVATIONS_PANEL.to,
  state: RESERVATIONS_PANEL.state,
  groups: IGNORED_ADDRESS.groups,
}
