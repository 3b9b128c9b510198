/** The requests counted for one key of a limit, and since when; shared by both sites and all servers. */
export type RequestLimitTable = {
  /** The limit's name. */
  name: string
  /** SHA-256 of what the limit counts by, such as the address or the username. */
  key_hash: string
  window_start: string
  count: number
}
