import { randomBytes } from 'node:crypto'
import {
  type ApprovedCharge,
  type ChargeOutcome,
  type ChargeRequest,
  type LookupOutcome,
  type PaymentProvider,
  ProviderUnavailable,
  type RefundOutcome,
  type RefundRequest,
  type RefundWindow,
} from '../../src/payments/payment-provider.ts'

const SESSION_LIFE_MS = 15 * 60_000

/** A provider that responds as a test says, and records its requests. */
export type ScriptedProvider = PaymentProvider & {
  charged: ChargeRequest[]
  cancelled: ApprovedCharge[]
  /** Response to the next charges; approval by default. */
  respondToCharge: (request: ChargeRequest) => ChargeOutcome | Promise<ChargeOutcome>
  respondToLookup: (purchaseNumber: string) => LookupOutcome | Promise<LookupOutcome>
  /** Response to the next cancellations; success by default. */
  respondToCancel: (charge: ApprovedCharge) => void | Promise<void>
  /** All refund requests received, in order. */
  refunded: RefundRequest[]
  /** Response to the next refunds; throw `ProviderUnavailable` for a request that was not sent. */
  respondToRefund: (request: RefundRequest) => RefundOutcome | Promise<RefundOutcome>
  /** The window for refunds; unlimited by default. */
  responseWindow: () => RefundWindow
  refuseSessions: boolean
}

export const approval = (request: Pick<ChargeRequest, 'purchaseNumber' | 'amount'>): ApprovedCharge => ({
  ...request,
  transactionId: '990000000000001',
  traceNumber: '101',
  transactionDate: '270310120000',
  signature: 'firma-1',
  card: '491914******9067',
  brand: 'visa',
  actionDescription: 'Aprobado y completado con exito',
})

export const DENIAL = {
  actionCode: '116',
  actionDescription: 'Fondos insuficientes',
  card: '411111******1111',
  brand: 'visa',
}

export function scriptedProvider(clock: () => number): ScriptedProvider {
  const provider: ScriptedProvider = {
    identity: { provider: 'sandbox', environment: 'sandbox', merchantId: '100000001' },
    longestExchangeMs: 180_000,
    testMode: true,
    form: {
      scriptUrl: 'http://localhost:4200/form.js',
      scriptUrlAt: (hostname) => `http://${hostname}:4200/form.js`,
      merchantId: '100000001',
      contentSources: { script: [], style: [], frame: [], connect: [], image: [] },
    },
    charged: [],
    cancelled: [],
    refuseSessions: false,
    respondToCharge: (request) => ({ kind: 'approved', charge: approval(request) }),
    respondToLookup: () => ({ kind: 'absent' }),
    refunded: [],
    respondToCancel: () => undefined,
    respondToRefund: () => ({ kind: 'done' }),
    responseWindow: () => ({ kind: 'window', opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER }),
    async startSession() {
      if (provider.refuseSessions) throw new ProviderUnavailable('no response')
      return { sessionKey: randomBytes(32).toString('hex'), expiresAt: clock() + SESSION_LIFE_MS }
    },
    async charge(request) {
      provider.charged.push(request)
      return provider.respondToCharge(request)
    },
    lookup: async (purchaseNumber) => provider.respondToLookup(purchaseNumber),
    async cancel(charge) {
      await provider.respondToCancel(charge)
      provider.cancelled.push(charge)
    },
    async refund(request) {
      provider.refunded.push(request)
      return provider.respondToRefund(request)
    },
    refundWindow: () => provider.responseWindow(),
  }
  return provider
}
