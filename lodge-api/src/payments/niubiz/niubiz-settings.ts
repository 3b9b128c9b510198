import type { ContentSources, ProviderIdentity } from '../payment-provider.ts'
import type { Transport } from './connection/transport.ts'

export type NiubizSettings = {
  identity: ProviderIdentity
  /** Without a trailing slash, for example `https://apiprod.vnforapps.com`. */
  apiUrl: string
  /** The host that handles refunds; often the same. Without a trailing slash. */
  refundUrl: string
  /** Business days between a charge and its first possible refund. */
  refundAfterDays: number
  user: string
  password: string
  /** Returns the address of the script that shows the card fields, for a page under this host name. */
  scriptUrlAt: (hostname: string) => string
  contentSources: ContentSources
  testMode: boolean
  timeouts?: Partial<NiubizTimeouts>
  /** Now, in epoch milliseconds. */
  clock: () => number
  transport?: Transport
}

/** Time limits for a whole response, in ms. */
export type NiubizTimeouts = {
  /** An authorisation may take 60 s at the bank, according to Niubiz. */
  authorise: number
  /** A refund without a timely response must be settled by staff, so it waits as long as an authorisation. */
  refund: number
  /** Every other request, and the security token. */
  other: number
}

export const NIUBIZ_TIMEOUTS: NiubizTimeouts = { authorise: 60_000, refund: 60_000, other: 15_000 }
