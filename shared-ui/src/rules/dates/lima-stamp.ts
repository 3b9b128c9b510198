const LIMA_STAMP = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/**
 * Converts `yyMMddHHmmss` in Lima (UTC−5 all year), as the card provider writes instants, to epoch milliseconds; null for any other text.
 */
export function instantFromLimaStamp(stamp: string): number | null {
  const match = LIMA_STAMP.exec(stamp)
  if (!match) return null
  const [, year, month, day, hour, minute, second] = match
  const instant = Date.parse(`20${year}-${month}-${day}T${hour}:${minute}:${second}-05:00`)
  return Number.isNaN(instant) ? null : instant
}
