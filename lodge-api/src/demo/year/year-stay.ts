import { type DeskMethod, PET_PRICE_PER_NIGHT } from 'shared-ui/rules/money/folio'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { Client } from 'shared-ui/validators/reservations/client'
import type { Draws } from './draws.ts'
import { enteredBefore, type PlannedNights } from './planned-nights.ts'
import { YEAR_GUESTS, yearGuest } from './year-guests.ts'

/** What a guest consumed; `amount` in soles, IGV included. */
export type YearCharge = { concept: string; amount: number }

/** A payment at the desk; cash has no reference. */
export type YearPayment = { method: DeskMethod; reference: string }

/** The payment of a part of the stay, in percent, before the arrival. */
export type YearDeposit = { percent: number; payment: YearPayment }

/** How a stay ends once its time has come. `owing`: the guest leaves without paying the balance. */
export type YearEnding = 'paid' | 'owing' | 'cancelled' | 'no_show'

/** A planned stay. */
export type YearStay = PlannedNights & {
  bookedBefore: number
  /** When it is booked, in minutes after the beginning of the day. */
  bookedAtMinute: number
  channel: string
  detail: string
  client: Client
  /** What is paid when the stay is booked; null for guests who pay everything at the desk. */
  deposit: YearDeposit | null
  charges: YearCharge[]
  payment: YearPayment
  ending: YearEnding
}

/** The concepts that the lodge keeps besides pets and the restaurant, with their prices in soles. */
export const YEAR_CONCEPTS = [
  { name: 'Lavandería', price: 25 },
  { name: 'Traslado', price: 60 },
] as const

const CHANNELS = ['Teléfono', 'WhatsApp', 'WhatsApp', 'Booking', 'Recepción', 'Airbnb'] as const
const DETAILS = [
  '',
  '',
  '',
  '',
  '',
  'Llega de noche.',
  'Vegetarianos.',
  'Piden cuna.',
  'Aniversario.',
] as const
const REMOTE_METHODS = ['transfer', 'yape', 'plin'] as const
const DESK_METHODS = ['cash', 'cash', 'yape', 'plin', 'card', 'card', 'transfer'] as const
const DEPOSIT_PERCENTS = [50, 50, 100] as const
const MEALS = [38, 45, 76, 90, 128] as const

const WALK_INS_PERCENT = 12
/** Guests book up to this many days ahead; those still to come did so up to this many days ago. */
const LONGEST_LEAD_DAYS = 45
/** Bookings are made from 8:00 to 15:00, so that walk-ins have booked when they check in. */
const FIRST_MINUTE = 8 * 60
const OFFICE_MINUTES = 7 * 60
/** Who books later than this pays everything at the desk. */
const DEPOSIT_LEAD_DAYS = 3
/** Stays before this day have paid or were written off: only recent guests may still owe. */
const OWING_SINCE = -40

const petFor = (nights: number): YearCharge => ({
  concept: 'Mascota',
  amount: solesFromCentimos(PET_PRICE_PER_NIGHT * nights),
})

function chargesOf(draws: Draws, nights: number): YearCharge[] {
  const meals = draws.chance(45) ? [{ concept: 'Restaurante', amount: draws.pick(MEALS) }] : []
  const pet = draws.chance(6) ? [petFor(nights)] : []
  const { name: concept, price: amount } = draws.pick(YEAR_CONCEPTS)
  return [...meals, ...pet, ...(draws.chance(12) ? [{ concept, amount }] : [])]
}

function payBy(draws: Draws, methods: readonly [DeskMethod, ...DeskMethod[]]): YearPayment {
  const method = draws.pick(methods)
  const operation = String(100_000 + draws.below(900_000))
  return { method, reference: method === 'cash' ? '' : operation }
}

const depositOf = (draws: Draws): YearDeposit => ({
  percent: draws.pick(DEPOSIT_PERCENTS),
  payment: payBy(draws, REMOTE_METHODS),
})

/** Draws how a stay ends. Only stays that were booked days ahead are cancelled, and only past guests do not come. */
function endingOf(
  draws: Draws,
  { startsIn, bookedBefore }: { startsIn: number; bookedBefore: number },
): YearEnding {
  const drawn = draws.below(100)
  if (drawn < 7 && bookedBefore > DEPOSIT_LEAD_DAYS && cancelledIn({ startsIn, bookedBefore }) < 0)
    return 'cancelled'
  if (drawn < 9 && startsIn < -1) return 'no_show'
  return drawn < 20 && startsIn > OWING_SINCE ? 'owing' : 'paid'
}

/** The day on which a cancelled stay is cancelled, counted from today: halfway between booking and entry. */
export const cancelledIn = ({
  startsIn,
  bookedBefore,
}: Pick<YearStay, 'startsIn' | 'bookedBefore'>): number => startsIn - Math.floor(bookedBefore / 2)

/** Draws everything about a stay of these nights. */
export function yearStay(draws: Draws, span: PlannedNights): YearStay {
  const isWalkIn = draws.chance(WALK_INS_PERCENT) && span.startsIn < 0
  const lead = Math.max(0, span.startsIn) + draws.below(LONGEST_LEAD_DAYS)
  const bookedBefore = enteredBefore(isWalkIn ? 0 : lead, span.startsIn)
  return {
    ...span,
    bookedBefore,
    bookedAtMinute: FIRST_MINUTE + draws.below(OFFICE_MINUTES),
    channel: bookedBefore === 0 ? 'Recepción' : draws.pick(CHANNELS),
    detail: draws.pick(DETAILS),
    client: yearGuest(draws.below(YEAR_GUESTS)),
    deposit: bookedBefore >= DEPOSIT_LEAD_DAYS ? depositOf(draws) : null,
    charges: chargesOf(draws, span.nights),
    payment: payBy(draws, DESK_METHODS),
    ending: endingOf(draws, { startsIn: span.startsIn, bookedBefore }),
  }
}
