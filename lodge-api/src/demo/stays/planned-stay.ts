import type { DeskMethod } from 'shared-ui/rules/money/folio'
import type { Client } from 'shared-ui/validators/reservations/client'

/** Nights of a room from the day `startsIn` on, counted from today. `room` is the index of a demonstration room. */
export type PlannedNights = { room: number; startsIn: number; nights: number }

/** What a guest consumed; `amount` in soles, IGV included. */
export type PlannedCharge = { concept: string; amount: number }

/** A payment at the desk; cash has no reference. */
export type PlannedPayment = { method: DeskMethod; reference: string }

/** The payment of a part of the stay, in percent, before the arrival. */
export type PlannedDeposit = { percent: number; payment: PlannedPayment }

/**
 * How a stay ends once its time has come. `owing`: the guest leaves without paying the balance. `early`: the guest leaves a night
 * early, which becomes free.
 */
export type PlannedEnding = 'paid' | 'owing' | 'early' | 'cancelled' | 'no_show'

/** What happens between booking and arrival: the last night is given up, or an entry is corrected. */
export type PlannedIncident = 'shortened' | 'mistyped_payment' | 'none'

/** A planned stay. */
export type PlannedStay = PlannedNights & {
  bookedBefore: number
  /** When it is booked, in minutes after the beginning of the day. */
  bookedAtMinute: number
  channel: string
  detail: string
  /** What staff note for themselves, or `''`. */
  notes: string
  client: Client
  /** How many persons sleep in the room, if it is large enough. */
  persons: number
  /** What is paid when the stay is booked; null for guests who pay everything at the desk. */
  deposit: PlannedDeposit | null
  incident: PlannedIncident
  charges: PlannedCharge[]
  payment: PlannedPayment
  ending: PlannedEnding
}

/** The day of a cancellation or a change, counted from today: halfway between booking and entry. */
export const changedIn = ({
  startsIn,
  bookedBefore,
}: Pick<PlannedStay, 'startsIn' | 'bookedBefore'>): number => startsIn - Math.floor(bookedBefore / 2)

/** The nights that the guest stays, without one that was given up before the arrival. */
export const nightsToStay = ({ nights, incident }: Pick<PlannedStay, 'nights' | 'incident'>): number =>
  incident === 'shortened' ? nights - 1 : nights

/** The day on which the guest leaves, counted from today. */
export const departsIn = (stay: PlannedStay): number =>
  stay.startsIn + nightsToStay(stay) - (stay.ending === 'early' ? 1 : 0)
