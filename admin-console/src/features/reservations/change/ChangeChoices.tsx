import { RadioField } from 'shared-ui/components/RadioField'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import { RATES, type Rate } from 'shared-ui/rules/money/change-rates'
import { SETTLEMENTS, type Settlement } from 'shared-ui/validators/reservations/reservation'
import type { ChangeQuote } from 'shared-ui/validators/reservations/reservation-changes'

export type RateFieldProps = {
  quote: ChangeQuote
  /** The rate that staff chose; null for the usual one. */
  rate: Rate | null
  onRateChange: (rate: Rate) => void
}

/** The rates of a quote with their labels; that of today only if it differs from the agreed one. */
function rateChoices(quote: ChangeQuote) {
  const isSame = quote.agreed.pricePerNight === quote.today.pricePerNight
  return RATES.flatMap((value) => {
    const amounts = quote[value]
    if (!amounts || (value === 'today' && isSame)) return []
    return [{ value, label: CHANGE_RESERVATION.rates[value](amounts.pricePerNight, amounts.total) }]
  })
}

/** Choice between the agreed rate, the one before it, and that of today (decision 029); renders nothing if there is only one price. */
export function RateField({ quote, rate, onRateChange }: RateFieldProps) {
  const choices = rateChoices(quote)
  if (choices.length === 1) return null
  const offered = choices.map(({ value }) => value)
  const chosen = [rate, quote.usual].find((value) => value !== null && offered.includes(value))
  return (
    <RadioField
      name="rate"
      label={CHANGE_RESERVATION.rate}
      hint={CHANGE_RESERVATION.rateHint}
      value={chosen ?? 'agreed'}
      choices={choices}
      onValueChange={(value) => {
        const known = offered.find((one) => one === value)
        if (known) onRateChange(known)
      }}
    />
  )
}

export type SettlementFieldProps = {
  /** The refund of what the card paid, in soles. */
  amount: number
  settlement: Settlement
  onSettlementChange: (settlement: Settlement) => void
}

/** How a refund of what the card paid is made; renders nothing without one. */
export function SettlementField({ amount, settlement, onSettlementChange }: SettlementFieldProps) {
  if (amount === 0) return null
  return (
    <RadioField
      name="settlement"
      label={CHANGE_RESERVATION.settlement}
      value={settlement}
      choices={SETTLEMENTS.map((value) => ({
        value,
        label: CHANGE_RESERVATION.settlements[value](amount),
      }))}
      onValueChange={(value) => {
        const chosen = SETTLEMENTS.find((known) => known === value)
        if (chosen) onSettlementChange(chosen)
      }}
    />
  )
}
