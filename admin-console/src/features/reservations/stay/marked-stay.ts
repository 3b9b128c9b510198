import type { StayAction } from 'shared-ui/rules/reservations/states/stay-states'
import { possibleActions } from 'shared-ui/rules/reservations/states/stay-transitions'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'

/** What marking a stay needs of a reservation. */
export type MarkableStay = Pick<
  ReservationDetail,
  '_id' | 'inDate' | 'outDate' | 'state' | 'stay' | 'version'
> & {
  client: { names: string; surnames: string }
  /** What the guest owes, in soles; negative if the lodge owes the guest. */
  balance: number
}

/** The actions that are possible for a reservation at an instant (epoch ms); none unless it is confirmed. */
export const actionsFor = (
  { state, stay, inDate }: Pick<MarkableStay, 'state' | 'stay' | 'inDate'>,
  instant: number,
): StayAction[] =>
  state === 'confirmed' ? possibleActions({ state: stay.state, entry: inDate }, instant) : []
