/** What the lodge asks of a card provider. Amounts are integer céntimos of sol; instants are epoch milliseconds. */
export interface PaymentProvider {
  /** Whether cards are only pretended to be charged; shown to people as 'Modo de prueba'. */
  readonly testMode: boolean
  /** What the page loads to show the provider's own card fields. */
  readonly form: CardForm
  /** Opens a payment session for one amount. Throws `ProviderUnavailable` when the provider cannot open one. */
  startSession(request: SessionRequest): Promise<PaymentSession>
  /**
   * Charges once. Never retried by itself: whatever is neither a clear approval nor a clear denial is `unknown`,
   * and only `lookup` may settle it (design.md, Booking and payment).
   */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /**
   * What became of a purchase number. Throws `ProviderUnavailable` when the provider does not answer.
   * `absent` soon after a charge was sent is not final: the charge may still be on its way there (B-10).
   * The amount of an approved charge is the provider's: the caller compares it with what was to be paid (case 5).
   */
  lookup(purchaseNumber: string): Promise<LookupOutcome>
  /** Takes back a whole charge that must not stand. Safe to repeat. Throws `ProviderUnavailable`. */
  cancel(charge: ApprovedCharge): Promise<void>
  /**
   * Gives a part of a settled charge back. Safe to repeat with the same reference: it is given once. `refused`: nothing was
   * given, as before the charge is settled. Throws `ProviderUnavailable` when nothing is known; then the same is to be asked again.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>
}

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

/** An approval as the provider gave it; enough to undo it later. The card number is masked. */
export type ApprovedCharge = {
  purchaseNumber: string
  amount: number
  transactionId: string
  /** `yyMMddHHmmss` in Lima's time, as the provider writes it. */
  transactionDate: string
  signature: string
  card: string
  brand: string
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

export type LookupOutcome =
  | { kind: 'approved'; charge: ApprovedCharge }
  | { kind: 'denied'; denial: DeniedCharge }
  | { kind: 'voided' }
  | { kind: 'absent' }

/** `reference`: the lodge's own word for this refund, at most 20 characters, another for each. */
export type RefundRequest = { transactionId: string; reference: string; amount: number }

export type RefundOutcome = { kind: 'done' } | { kind: 'refused'; reason: string }

/** The provider could not be reached or did not answer in its own terms; nothing is known to have happened. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}
