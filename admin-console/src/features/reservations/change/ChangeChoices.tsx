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

/** Choice between the agreed rate and that of today (decision 029); renders nothing if both are equal. */
export function RateField({ quote, rate, onRateChange }: RateFieldProps) {
  if (quote.agreed.pricePerNight === quote.today.pricePerNight) return null
  return (
    <RadioField
      name="rate"
      label={CHANGE_RESERVATION.rate}
      hint={CHANGE_RESERVATION.rateHint}
      value={rate ?? quote.usual}
      choices={RATES.map((value) => ({
        value,
        label: CHANGE_RESERVATION.rates[value](quote[value].pricePerNight, quote[value].total),
      }))}
      onValueChange={(value) => {
        const chosen = RATES.find((known) => known === value)
        if (chosen) onRateChange(chosen)
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
