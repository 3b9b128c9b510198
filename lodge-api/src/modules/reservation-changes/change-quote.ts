import { solesFromCentimos, solesFromTenThousandths } from 'shared-ui/rules/money/money'
import type { ChangeQuote } from 'shared-ui/validators/reservations/reservation-changes'
import { toSegmentResponse } from '../segments/segments-service.ts'
import type { PricedChange, RatedChange } from './changed-stay.ts'

function amountsOf({ pricePerNight, stay }: RatedChange): ChangeQuote['agreed'] {
  const { segments, cost } = stay
  return {
    pricePerNight: solesFromTenThousandths(pricePerNight),
    price: solesFromCentimos(cost.price),
    IGV: solesFromCentimos(cost.igv),
    total: solesFromCentimos(cost.total),
    segments: segments.map(toSegmentResponse),
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
  { version, taken }: { version: number; taken: readonly TakenNight[] },
): ChangeQuote => ({
  nights: change.agreed.stay.cost.nights,
  agreed: amountsOf(change.agreed),
  today: amountsOf(change.today),
  ...(change.earlier && { earlier: amountsOf(change.earlier) }),
  usual: change.usual,
  conflicts: taken.map((night) => ({ date: night.night, taker: takerOf(night) })),
  version,
})
