/** What a mail's link carries in the page's address. */
export type TokenSearch = { token?: string }

/** Longer than any token, shorter than any mischief. */
const LONGEST = 100

/** Keeps the token of an address and nothing else. What it is worth is for the server to say. */
export const readToken = (search: Record<string, unknown>): TokenSearch =>
  typeof search.token === 'string' ? { token: search.token.slice(0, LONGEST) } : {}
