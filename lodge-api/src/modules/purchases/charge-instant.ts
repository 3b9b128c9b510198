const LIMA_STAMP = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** Converts `yyMMddHHmmss` in Lima (UTC−5 all year), as the provider writes it, to epoch milliseconds; null for any other text. */
export function instantFromLimaStamp(stamp: string): number | null {
  const match = LIMA_STAMP.exec(stamp)
  if (!match) return null
  const [, year, month, day, hour, minute, second] = match
  const instant = Date.parse(`20${year}-${month}-${day}T${hour}:${minute}:${second}-05:00`)
  return Number.isNaN(instant) ? null : instant
}

/** When a purchase was charged, in epoch ms: by the provider's clock, or else when its state was reached. */
export const chargedAt = ({
  transaction_date,
  state_at,
}: {
  transaction_date: string
  state_at: string
}): number => instantFromLimaStamp(transaction_date) ?? Date.parse(state_at)
