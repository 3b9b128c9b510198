import { IGNORED_ADDRESS } from 'shared-ui/copy/ignored-address'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import type { ReservationsWords } from './reservations-search.ts'

/** What each word of the address is called where it is set. */
export const ADDRESS_LABELS: Record<keyof ReservationsWords, string> = {
  search: RESERVATIONS_PANEL.search,
  roomID: RESERVATIONS_PANEL.ignoredRoom,
  from: RESERVATIONS_PANEL.from,
  to: RESERVATIONS_PANEL.to,
  state: RESERVATIONS_PANEL.state,
  groups: IGNORED_ADDRESS.groups,
}
