import { defaultRate, type Rate } from 'shared-ui/rules/money/change-rates'
import {
  quoteFor,
  solesFromCentimos,
  solesFromTenThousandths,
  type TenThousandths,
} from 'shared-ui/rules/money/money'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { ChangeQuote } from 'shared-ui/validators/reservations/reservation-changes'

/** The requested nights and room, with the possible prices per night. */
export type PricedChange = {
  inDate: string
  outDate: string
  roomId: string
  /** Per night, in 1/10000 soles: the agreed price and the room's current price. */
  prices: Record<Rate, TenThousandths>
}

/** Returns the cost of a change at one of the two prices, in céntimos. */
export const changeCost = (change: PricedChange, rate: Rate) =>
  quoteFor(change.prices[rate], nightCount(stayFromNights(change.inDate, change.outDate)))

function amountsOf(change: PricedChange, rate: Rate) {
  const { price, igv, total } = changeCost(change, rate)
  return {
    pricePerNight: solesFromTenThousandths(change.prices[rate]),
    price: solesFromCentimos(price),
    IGV: solesFromCentimos(igv),
    total: solesFromCentimos(total),
  }
}

type TakenNight = { night: string; reservation_id: string | null; blocking_id: string | null }

const takerOf = ({ reservation_id, blocking_id }: TakenNight): ChangeQuote['conflicts'][number]['taker'] => {
  if (reservation_id !== null) return 'reservation'
  return blocking_id === null ? 'hold' : 'blocking'
}

/** Converts a change to the response that is shown before saving. */
export const toChangeQuote = (
  change: PricedChange,
  before: { roomId: string; version: number },
  taken: readonly TakenNight[],
): ChangeQuote => ({
  nights: nightCount(stayFromNights(change.inDate, change.outDate)),
  agreed: amountsOf(change, 'agreed'),
  today: amountsOf(change, 'today'),
  usual: defaultRate(before, change),
  conflicts: taken.map((night) => ({ date: night.night, taker: takerOf(night) })),
  version: before.version,
})
