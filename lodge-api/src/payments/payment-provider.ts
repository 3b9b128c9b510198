/** What the lodge asks of a card provider. Amounts are integer céntimos of sol; instants are epoch milliseconds. */
export interface PaymentProvider {
  /** Which provider, environment and merchant this client talks to; stored with each purchase (M-07). */
  readonly identity: ProviderIdentity
  /** Whether cards are only pretended to be charged; shown to people as 'Modo de prueba'. */
  readonly testMode: boolean
  /** What the page loads to show the provider's own card fields. */
  readonly form: CardForm
  /** The longest that one exchange of this client can take, in ms: every retry after a 401 and every timeout counted. */
  readonly longestExchangeMs: number
  /** Opens a payment session for one amount. Throws `ProviderUnavailable` when the provider cannot open one. */
  startSession(request: SessionRequest): Promise<PaymentSession>
  /**
   * Charges once. Never retried by itself, but once after a 401 to the security token: whatever is neither a clear approval nor a clear
   * denial is `unknown`, and only `lookup` may settle it.
   */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /**
   * Looks up what became of a purchase number. Throws `ProviderUnavailable` when the provider does not say.
   * `absent` soon after a charge was sent is not final: the charge may still be on its way there (B-10).
   * The amount of an approved charge is the provider's: the caller compares it with what was to be paid (case 5).
   */
  lookup(purchaseNumber: string): Promise<LookupOutcome>
  /** Returns a whole charge that must not stand (void or reversal). Safe to repeat. Throws `ProviderUnavailable`. */
  cancel(charge: ApprovedCharge): Promise<void>
  /**
   * Requests a refund of a part of a charge, once. Throws `ProviderUnavailable` only where the request certainly was not processed
   * (connection refused, failed TLS handshake, 401): then the same request may be sent again. `unclear` must never be sent again (M-04).
   */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Between which instants a charge can be refunded through the provider (M-05). */
  refundWindow(charge: { brand: string; chargedAt: number }): RefundWindow
}

/** `environment`: the host of the provider's API, or `sandbox` for the one beside the lodge. */
export type ProviderIdentity = { provider: 'niubiz' | 'sandbox'; environment: string; merchantId: string }

export type CardForm = {
  /** The address of the script that draws the card fields, for a browser on this machine. */
  scriptUrl: string
  /** The same as a page under this host name reaches it: the sandbox beside the lodge, from a phone in the same network. */
  scriptUrlAt(hostname: string): string
  merchantId: string
  contentSources: ContentSources
}

/** Origins that the booking page's Content-Security-Policy has to allow for the provider's fields. */
export type ContentSources = {
  script: string[]
  style: string[]
  frame: string[]
  connect: string[]
  image: string[]
}

export type SessionRequest = {
  amount: number
  clientIp: string
  email: string
  documentNumber: string
}

export type PaymentSession = { sessionKey: string; expiresAt: number }

export type ChargeRequest = { purchaseNumber: string; tokenId: string; amount: number }

/** An approval as the provider gave it; enough to return or refund it later. The card number is masked. */
export type ApprovedCharge = {
  purchaseNumber: string
  amount: number
  transactionId: string
  /** One client addresses refunds by it; stored beside `transactionId`. Empty where the provider did not send it. */
  traceNumber: string
  /** `yyMMddHHmmss` in Lima, as the provider writes it. */
  transactionDate: string
  signature: string
  card: string
  brand: string
  /** The bank's own sentence, for the receipt (M-11). Empty where the provider did not send it. */
  actionDescription: string
}

/**
 * Why nothing was charged. `actionDescription` is the bank's own sentence, and empty where the provider refused the request
 * before the bank saw it; then the copy's sentence by code stands alone (B-06).
 */
export type DeniedCharge = { actionCode: string; actionDescription: string; card: string; brand: string }

export type ChargeOutcome =
  | { kind: 'approved'; charge: ApprovedCharge }
  | { kind: 'denied'; denial: DeniedCharge }
  | { kind: 'unknown'; reason: string }

/** `voided`: charged and returned, whoever returned it. */
export type LookupOutcome =
  | { kind: 'approved'; charge: ApprovedCharge }
  | { kind: 'denied'; denial: DeniedCharge }
  | { kind: 'voided' }
  | { kind: 'absent' }

/** `reference`: the lodge's own reference of this refund, at most 20 characters, another for each request. */
export type RefundRequest = { transactionId: string; reference: string; amount: number }

/** `refused`: a clear no, nothing was given. `unclear`: the request may have been processed. */
export type RefundOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unclear'; reason: string }

/** `impossible`: the provider refunds no card of that brand. */
export type RefundWindow = { kind: 'impossible' } | { kind: 'window'; opensAt: number; closesAt: number }

/** The provider could not be reached or did not answer in its own terms; nothing is known to have happened. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}
