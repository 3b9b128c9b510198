/** How often somebody made requests that a limit counts, since when; shared by both sites and all servers (M-08). */
export type RequestLimitTable = {
  /** The limit's name. */
  name: string
  /** SHA-256 of the address, the username or whatever the limit counts by. */
  key_hash: string
  window_start: string
  count: number
}
