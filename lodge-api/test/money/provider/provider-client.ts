import { type PaymentProvider, ProviderUnavailable } from '../../../src/payments/payment-provider.ts'
import { charging } from './charging.ts'
import { lookingUp } from './looking-up.ts'
import type { ProviderLink } from './provider-link.ts'
import { cancelling, refunding } from './refunding.ts'

const LONGEST_EXCHANGE_MS = 180_000
const SESSION_LIFE_MS = 15 * 60_000
const REFUND_CLOSES_MS = 180 * 86_400_000

/** Creates a provider client for one server process, with responses controlled by the scheduler. */
export function connectProvider(link: ProviderLink): PaymentProvider {
  let sessions = 0
  return {
    identity: { provider: 'sandbox', environment: 'sandbox', merchantId: '100000001' },
    testMode: true,
    form: {
      scriptUrl: '',
      scriptUrlAt: () => '',
      merchantId: '100000001',
      contentSources: { script: [], style: [], frame: [], connect: [], image: [] },
    },
    longestExchangeMs: LONGEST_EXCHANGE_MS,
    async startSession({ email }) {
      if (link.isSessionRefused()) throw new ProviderUnavailable('no response')
      sessions += 1
      return { sessionKey: `${email}-${link.now()}-${sessions}`, expiresAt: link.now() + SESSION_LIFE_MS }
    },
    charge: charging(link),
    lookup: lookingUp(link),
    cancel: cancelling(link),
    refund: refunding(link),
    refundWindow: ({ brand, chargedAt }) =>
      brand === 'visa'
        ? {
            kind: 'window',
            opensAt: chargedAt + link.refundOpensAfterMs,
            closesAt: chargedAt + REFUND_CLOSES_MS,
          }
        : { kind: 'impossible' },
  }
}
