/** An instant (epoch milliseconds) as the tables keep it: ISO 8601 in UTC, always of one length, so it compares as text. */
export const instantText = (instant: number): string => new Date(instant).toISOString()
