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
} from '../src/payments/payment-provider.ts'

const SESSION_LIFE_MS = 15 * 60_000

/** A provider that answers as a test tells it, and remembers what it was asked. */
export type ScriptedProvider = PaymentProvider & {
  charged: ChargeRequest[]
  cancelled: ApprovedCharge[]
  /** What the next charges answer; approval by default. */
  answerCharge: (request: ChargeRequest) => ChargeOutcome | Promise<ChargeOutcome>
  answerLookup: () => LookupOutcome
  /** What it has given back, each reference once. */
  refunded: RefundRequest[]
  /** What the next refunds answer once they are in its books; throwing loses the answer. */
  answerRefund: (request: RefundRequest) => RefundOutcome
  refuseSessions: boolean
}

export const approval = (request: Pick<ChargeRequest, 'purchaseNumber' | 'amount'>): ApprovedCharge => ({
  ...request,
  transactionId: '990000000000001',
  transactionDate: '270310120000',
  signature: 'firma-1',
  card: '491914******9067',
  brand: 'visa',
})

export const DENIAL = {
  actionCode: '116',
  actionDescription: 'Fondos insuficientes',
  card: '411111******1111',
  brand: 'visa',
}

export function scriptedProvider(clock: () => number): ScriptedProvider {
  const provider: ScriptedProvider = {
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
    answerCharge: (request) => ({ kind: 'approved', charge: approval(request) }),
    answerLookup: () => ({ kind: 'absent' }),
    refunded: [],
    answerRefund: () => ({ kind: 'done' }),
    async startSession() {
      if (provider.refuseSessions) throw new ProviderUnavailable('no answer')
      return { sessionKey: randomBytes(32).toString('hex'), expiresAt: clock() + SESSION_LIFE_MS }
    },
    async charge(request) {
      provider.charged.push(request)
      return provider.answerCharge(request)
    },
    async lookup() {
      return provider.answerLookup()
    },
    async cancel(charge) {
      provider.cancelled.push(charge)
    },
    async refund(request) {
      const isGiven = () => provider.refunded.some(({ reference }) => reference === request.reference)
      if (isGiven()) return { kind: 'done' }
      provider.refunded.push(request)
      const outcome = provider.answerRefund(request)
      if (outcome.kind === 'refused') provider.refunded.pop()
      return outcome
    },
  }
  return provider
}
