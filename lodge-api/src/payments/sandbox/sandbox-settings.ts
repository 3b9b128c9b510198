/** `current`: what Niubiz's clients in the field read. `older`: seen in no public client, but kept readable (niubiz.md). */
export type RefundShape = 'current' | 'older'

/** What the sandbox provider is made from. Times are in milliseconds. */
export type SandboxSettings = {
  /** The SQLite file that keeps sessions, tokens and charges. */
  storeFile: string
  /** What the lodge's server must present to get a security token. Made up by whoever starts both. */
  user: string
  password: string
  merchantId: string
  /** How long a payment session can make tokens; 15 minutes unless said otherwise. */
  sessionLifeMs?: number
  /** How long a token can be charged; 15 minutes unless said otherwise. */
  tokenLifeMs?: number
  /** In which shape it answers refunds; `current` unless said otherwise. */
  refundShape?: RefundShape
  /** Sources of the pages that may show the card fields, as CSP's `frame-ancestors` writes them. */
  pageSources?: string[]
  /** Now, in epoch milliseconds. */
  clock?: () => number
}

export const SANDBOX_DEFAULTS = {
  sessionLifeMs: 15 * 60_000,
  tokenLifeMs: 15 * 60_000,
  refundShape: 'current' as RefundShape,
  // The public site's ports in `npm start` and `npm run dev`, under whatever name the machine is reached.
  pageSources: ['http://*:4000', 'https://*:4000', 'http://*:5173'],
  clock: () => Date.now(),
}
