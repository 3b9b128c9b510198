import { instantFromLimaStamp } from 'shared-ui/rules/dates/lima-stamp'

/** Returns when a purchase was charged, in epoch ms: by the provider's clock, or else when its state was reached. */
export const chargedAt = ({
  transaction_date,
  state_at,
}: {
  transaction_date: string
  state_at: string
}): number => instantFromLimaStamp(transaction_date) ?? Date.parse(state_at)
