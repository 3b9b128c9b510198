import type { ContentSources, ProviderIdentity } from '../payment-provider.ts'
import type { Transport } from './transport.ts'

export type NiubizSettings = {
  identity: ProviderIdentity
  /** Without a trailing slash, for example `https://apiprod.vnforapps.com`. */
  apiUrl: string
  /** The host that takes refunds; often the same. Without a trailing slash. */
  refundUrl: string
  /** How many business days after a charge it can first be refunded. */
  refundAfterDays: number
  user: string
  password: string
  /** What the booking page loads to show the card fields, as a page under this host name reaches it. */
  scriptUrlAt: (hostname: string) => string
  contentSources: ContentSources
  testMode: boolean
  timeouts?: Partial<NiubizTimeouts>
  /** Now, in epoch milliseconds. */
  clock: () => number
  transport?: Transport
}

/** Milliseconds to wait for a whole response. */
export type NiubizTimeouts = {
  /** An authorisation may take its time at the bank: 60 s by Niubiz's own document. */
  authorise: number
  /** A refund that is not answered in time goes to staff, so it waits as long as an authorisation. */
  refund: number
  /** Every other request, and the security token. */
  other: number
}

export const NIUBIZ_TIMEOUTS: NiubizTimeouts = { authorise: 60_000, refund: 60_000, other: 15_000 }
