/** `current`: what public clients of Niubiz read. `older`: seen in no public client, but supported (`docs/niubiz.md`). */
export type RefundShape = 'current' | 'older'

/** Settings of the sandbox provider. Times are in milliseconds. */
export type SandboxSettings = {
  /** The SQLite file that stores sessions, tokens and charges. */
  storeFile: string
  /** Credentials with which the API server gets a security token; invented by the operator of both. */
  user: string
  password: string
  merchantId: string
  /** How long a payment session can create tokens; 15 minutes by default. */
  sessionLifeMs?: number
  /** How long a token can be charged; 15 minutes by default. */
  tokenLifeMs?: number
  /** The shape of refund responses; `current` by default. */
  refundShape?: RefundShape
  /** Sources of the pages that may embed the card fields, as in CSP's `frame-ancestors`. */
  pageSources?: string[]
  /** Now, in epoch milliseconds. */
  clock?: () => number
}

export const SANDBOX_DEFAULTS = {
  sessionLifeMs: 15 * 60_000,
  tokenLifeMs: 15 * 60_000,
  refundShape: 'current' as RefundShape,
  // The public site's ports in `npm start` and `npm run dev`, under any host name of the machine.
  pageSources: ['http://*:4000', 'https://*:4000', 'http://*:5173'],
  clock: () => Date.now(),
}
