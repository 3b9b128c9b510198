/** A card provider. Amounts are integer céntimos of sol; instants are epoch milliseconds. */
export interface PaymentProvider {
  /** The provider, environment and merchant of this client; stored with each purchase. */
  readonly identity: ProviderIdentity
  /** Whether charges are simulated; shown to people as 'Modo de prueba'. */
  readonly testMode: boolean
  /** How the page loads the provider's card fields. */
  readonly form: CardForm
  /** The longest duration of one exchange, in ms, including every retry after a 401 and every timeout. */
  readonly longestExchangeMs: number
  /** Opens a payment session for one amount. Throws `ProviderUnavailable` when the provider cannot open one. */
  startSession(request: SessionRequest): Promise<PaymentSession>
  /**
   * Charges once. Sent again only after a 401 to the security token. The outcome is `unknown` unless the response is a clear
   * approval or denial, and then only `lookup` may settle it.
   */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /**
   * Looks up the charge of a purchase number. Throws `ProviderUnavailable` if the provider gives no clear response. `absent` soon
   * after a charge was sent is not final: the charge may still be on its way. The amount of an approved charge is the provider's:
   * the caller compares it with the amount due.
   */
  lookup(purchaseNumber: string): Promise<LookupOutcome>
  /** Returns a whole charge (void or reversal). Safe to repeat. Throws `ProviderUnavailable`. */
  cancel(charge: ApprovedCharge): Promise<void>
  /**
   * Requests a partial refund of a charge, once. Throws `ProviderUnavailable` only if the request was certainly not processed
   * (connection refused, failed TLS handshake, 401); then the same request may be sent again. An `unclear` refund must never be
   * sent again.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Returns the window in which a charge can be refunded through the provider. */
  refundWindow(charge: { brand: string; chargedAt: number }): RefundWindow
}

/** `environment`: the host of the provider's API, or `sandbox` for the local one. */
export type ProviderIdentity = { provider: 'niubiz' | 'sandbox'; environment: string; merchantId: string }

export type CardForm = {
  /** Address of the script that shows the card fields, for a browser on this machine. */
  scriptUrl: string
  /** The same for a page under this host name: a phone in the same network reaches the local sandbox by it. */
  scriptUrlAt(hostname: string): string
  merchantId: string
  contentSources: ContentSources
}

/** Origins that the booking page's Content-Security-Policy must allow for the card fields. */
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

/** An approval by the provider, with what is needed to return or refund it later. The card number is masked. */
export type ApprovedCharge = {
  purchaseNumber: string
  amount: number
  transactionId: string
  /** One public client addresses refunds by it; stored beside `transactionId`. Empty if the provider did not send it. */
  traceNumber: string
  /** `yyMMddHHmmss` in Lima, as the provider writes it. */
  transactionDate: string
  signature: string
  card: string
  brand: string
  /** The bank's own sentence, for the receipt. Empty if the provider did not send it. */
  actionDescription: string
}

/**
 * Why nothing was charged. `actionDescription` is the bank's own sentence; it is empty if the provider refused the request before
 * the bank saw it, and then the site shows its own sentence for the code.
 */
export type DeniedCharge = { actionCode: string; actionDescription: string; card: string; brand: string }

export type ChargeOutcome =
  | { kind: 'approved'; charge: ApprovedCharge }
  | { kind: 'denied'; denial: DeniedCharge }
  | { kind: 'unknown'; reason: string }

/** `voided`: charged and returned, by the lodge or by anybody else. */
export type LookupOutcome =
  | { kind: 'approved'; charge: ApprovedCharge }
  | { kind: 'denied'; denial: DeniedCharge }
  | { kind: 'voided' }
  | { kind: 'absent' }

/** `reference`: the lodge's own reference of this request, at most 20 characters, never used twice. */
export type RefundRequest = { transactionId: string; reference: string; amount: number }

/** `refused`: clearly not refunded. `unclear`: the request may have been processed. */
export type RefundOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unclear'; reason: string }

/** `impossible`: the provider has no refunds for that card brand. */
export type RefundWindow = { kind: 'impossible' } | { kind: 'window'; opensAt: number; closesAt: number }

/** The provider could not be reached or gave no clear response; the outcome is not known. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}
