import { RadioField } from 'shared-ui/components/RadioField'
import { CHANGE_RESERVATION } from 'shared-ui/copy/change-reservation'
import { RATES, type Rate } from 'shared-ui/rules/change-rates'
import { SETTLEMENTS, type Settlement } from 'shared-ui/validators/reservation'
import type { ChangeQuote } from 'shared-ui/validators/reservation-changes'

export type RateFieldProps = {
  quote: ChangeQuote
  /** What staff chose; null while the usual one holds. */
  rate: Rate | null
  onRateChange: (rate: Rate) => void
}

/** Decision 029: at which of the two prices; both are shown, and where they are one there is nothing to choose. */
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
  /** In soles; below zero what is left over. */
  balance: number
  settlement: Settlement
  onSettlementChange: (settlement: Settlement) => void
}

/** How what the card paid too much is given back; where nothing is left over there is nothing to choose. */
export function SettlementField({ balance, settlement, onSettlementChange }: SettlementFieldProps) {
  if (balance >= 0) return null
  return (
    <RadioField
      name="settlement"
      label={CHANGE_RESERVATION.settlement}
      value={settlement}
      choices={SETTLEMENTS.map((value) => ({
        value,
        label: CHANGE_RESERVATION.settlements[value](-balance),
      }))}
      onValueChange={(value) => {
        const chosen = SETTLEMENTS.find((known) => known === value)
        if (chosen) onSettlementChange(chosen)
      }}
    />
  )
}
