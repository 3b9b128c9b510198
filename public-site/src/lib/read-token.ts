import { linkToken } from 'shared-ui/rules/text/link-token'

/** The search parameters of a link in a mail. */
export type TokenSearch = { token?: string }

/** Longer than any valid token; limits what is sent to the server. */
const LONGEST = 100

/** Reads the token of an address, however mail programs rewrote it, and ignores everything else. The server checks it. */
export const readToken = (search: Record<string, unknown>): TokenSearch =>
  typeof search.token === 'string' ? { token: linkToken(search.token).slice(0, LONGEST) } : {}
