import { type DeskMethod, PET_PRICE_PER_NIGHT } from 'shared-ui/rules/money/folio'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import {
  changedIn,
  type PlannedCharge,
  type PlannedDeposit,
  type PlannedEnding,
  type PlannedIncident,
  type PlannedNights,
  type PlannedPayment,
  type PlannedStay,
} from '../stays/planned-stay.ts'
import type { Draws } from './draws.ts'
import { YEAR_GUESTS, yearGuest } from './year-guests.ts'
import { enteredBefore } from './year-period.ts'

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
/** What staff note for themselves about one of six guests. */
const NOTES = ['Prefiere el segundo piso.', 'Paga la agencia.', 'Alergia a las nueces.'] as const
const NOTED_PERCENT = 17
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
/** Stays of so many nights are sometimes shortened. */
const LONG_NIGHTS = 3

const petFor = (nights: number): PlannedCharge => ({
  concept: 'Mascota',
  amount: solesFromCentimos(PET_PRICE_PER_NIGHT * nights),
})

function chargesOf(draws: Draws, nights: number): PlannedCharge[] {
  const meals = draws.chance(45) ? [{ concept: 'Restaurante', amount: draws.pick(MEALS) }] : []
  const pet = draws.chance(6) ? [petFor(nights)] : []
  const { name: concept, price: amount } = draws.pick(YEAR_CONCEPTS)
  return [...meals, ...pet, ...(draws.chance(12) ? [{ concept, amount }] : [])]
}

function payBy(draws: Draws, methods: readonly [DeskMethod, ...DeskMethod[]]): PlannedPayment {
  const method = draws.pick(methods)
  const operation = String(100_000 + draws.below(900_000))
  return { method, reference: method === 'cash' ? '' : operation }
}

const depositOf = (draws: Draws): PlannedDeposit => ({
  percent: draws.pick(DEPOSIT_PERCENTS),
  payment: payBy(draws, REMOTE_METHODS),
})

type Booking = PlannedNights & { bookedBefore: number }

/** Draws how a stay ends. Only stays that were booked days ahead are cancelled, and only past guests do not come. */
function endingOf(draws: Draws, booking: Booking): PlannedEnding {
  const { startsIn, nights, bookedBefore } = booking
  const drawn = draws.below(100)
  if (drawn < 7 && bookedBefore > DEPOSIT_LEAD_DAYS && changedIn(booking) < 0) return 'cancelled'
  if (drawn < 9 && startsIn < -1) return 'no_show'
  if (drawn < 12 && nights >= LONG_NIGHTS) return 'early'
  return drawn < 20 && startsIn > OWING_SINCE ? 'owing' : 'paid'
}

/** Draws what staff have to correct before the arrival. Only longer stays that were booked days ahead are shortened. */
function incidentOf(draws: Draws, booking: Booking): PlannedIncident {
  const drawn = draws.below(100)
  const isShortenable = booking.nights >= LONG_NIGHTS && booking.bookedBefore > DEPOSIT_LEAD_DAYS
  if (drawn < 8 && isShortenable && changedIn(booking) < 0) return 'shortened'
  return drawn > 97 ? 'mistyped_payment' : 'none'
}

/** Draws how many persons come: most rooms are full. */
const personsIn = (draws: Draws, capacity: number): number =>
  capacity > 1 && draws.chance(20) ? capacity - 1 : capacity

/** Draws everything about a stay of these nights in a room for `capacity` persons. */
export function yearStay(draws: Draws, span: PlannedNights, capacity: number): PlannedStay {
  const isWalkIn = draws.chance(WALK_INS_PERCENT) && span.startsIn < 0
  const lead = Math.max(0, span.startsIn) + draws.below(LONGEST_LEAD_DAYS)
  const bookedBefore = enteredBefore(isWalkIn ? 0 : lead, span.startsIn)
  const booking = { ...span, bookedBefore }
  return {
    ...booking,
    bookedAtMinute: FIRST_MINUTE + draws.below(OFFICE_MINUTES),
    channel: bookedBefore === 0 ? 'Recepción' : draws.pick(CHANNELS),
    detail: draws.pick(DETAILS),
    notes: draws.chance(NOTED_PERCENT) ? draws.pick(NOTES) : '',
    client: yearGuest(draws.below(YEAR_GUESTS)),
    persons: personsIn(draws, capacity),
    deposit: bookedBefore >= DEPOSIT_LEAD_DAYS ? depositOf(draws) : null,
    incident: incidentOf(draws, booking),
    charges: chargesOf(draws, span.nights),
    payment: payBy(draws, DESK_METHODS),
    ending: endingOf(draws, booking),
  }
}
