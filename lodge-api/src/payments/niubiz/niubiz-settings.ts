import type { ContentSources } from '../payment-provider.ts'

/** The part of `fetch` that is used, so that a test can stand between. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type NiubizSettings = {
  /** Without a trailing slash, for example `https://apiprod.vnforapps.com`. */
  apiUrl: string
  user: string
  password: string
  merchantId: string
  /** What the booking page loads to show the card fields, as a page under this host name reaches it. */
  scriptUrlAt: (hostname: string) => string
  contentSources: ContentSources
  testMode: boolean
  timeouts?: Partial<NiubizTimeouts>
  /** Now, in epoch milliseconds. */
  clock: () => number
  fetch?: Fetch
}

/** Milliseconds to wait for a whole answer. */
export type NiubizTimeouts = {
  /** An authorisation may take its time at the bank: 60 s by Niubiz's own word. */
  authorise: number
  /** Every other call. */
  other: number
}

export const NIUBIZ_TIMEOUTS: NiubizTimeouts = { authorise: 60_000, other: 15_000 }
