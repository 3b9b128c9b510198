/** Formats an instant (epoch ms) for the tables: ISO 8601 in UTC, fixed length, so that it sorts as text. */
export const instantText = (instant: number): string => new Date(instant).toISOString()
