import {
  type ApprovedCharge,
  type ChargeOutcome,
  type ChargeRequest,
  type LookupOutcome,
  type PaymentProvider,
  ProviderUnavailable,
  type RefundOutcome,
  type RefundRequest,
} from '../../src/payments/payment-provider.ts'
import type { ChargeFate, CompleterFates } from './fates.ts'
import {
  authorise,
  type ChargeRecord,
  findCharge,
  type ProviderBooks,
  type RefundRequestRecord,
  refund,
  voidCharge,
} from './provider-books.ts'

const LONGEST_EXCHANGE_MS = 180_000
const SESSION_LIFE_MS = 15 * 60_000
const REFUND_CLOSES_MS = 180 * 86_400_000

/** What connects one server process with the provider. */
export type ProviderLink = {
  books: ProviderBooks
  /** Resolves when the scheduler lets this happen. */
  happens: (what: string) => Promise<void>
  /** The true time, in epoch ms. */
  now: () => number
  /** Whether the process still runs: nobody reads a response to one that was killed. */
  isAlive: () => boolean
  chargePlan: (purchaseNumber: string) => { fate: ChargeFate; brand: string }
  fates: () => CompleterFates
  /** How long after a charge it can first be refunded, in ms. */
  refundOpensAfterMs: number
  /** How long a request may take to be processed, in ms, whether or not the client still waits. */
  longestTransitMs: number
  /** Resolves when so much time has passed, whatever becomes of the process. */
  passes: (milliseconds: number) => Promise<void>
  /** References of refund requests that are on their way to the provider. */
  refundsInTransit: Set<string>
  isSessionRefused: () => boolean
}

/** The message of an error that is the client's own. */
export const FAULT_OF_CLIENT = 'a fault of the client'

const never = new Promise<never>(() => undefined)

/** `yyMMddHHmmss` on Lima's clock, five hours behind UTC. */
const limaStamp = (instant: number): string =>
  new Date(instant - 5 * 3_600_000).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)

const approvedCharge = (charge: ChargeRecord): ApprovedCharge => ({
  purchaseNumber: charge.purchaseNumber,
  amount: charge.amount,
  transactionId: charge.transactionId,
  traceNumber: '101',
  transactionDate: limaStamp(charge.at),
  signature: charge.signature,
  card: '491914******9067',
  brand: charge.brand,
  actionDescription: 'Aprobado y completado con exito',
})

const denial = ({ brand }: ChargeRecord) => ({
  actionCode: '116',
  actionDescription: 'Fondos insuficientes',
  card: '411111******1111',
  brand,
})

/** The two ends of a request: its arrival at the provider, and the arrival of the response at the server. */
function exchangeOver(link: ProviderLink) {
  return {
    /** Whether it arrived: no network carries a request for ever. */
    async arrival(what: string): Promise<boolean> {
      const sentAt = link.now()
      await link.happens(`${what} arrives`)
      return link.now() <= sentAt + link.longestTransitMs
    },
    /** The same for a request that takes nearly as long as one can. */
    async lateArrival(): Promise<boolean> {
      await link.passes(link.longestTransitMs * 0.9)
      return true
    },
    async response(what: string): Promise<void> {
      await link.happens(`response to ${what}`)
      if (!link.isAlive()) await never
    },
  }
}

const unknown: ChargeOutcome = { kind: 'unknown', reason: 'no answer' }

function charging(link: ProviderLink) {
  const { arrival, lateArrival, response } = exchangeOver(link)
  const { books } = link

  async function authorisation(request: ChargeRequest, { fate, brand }: { fate: ChargeFate; brand: string }) {
    if (fate === 'lost_before') return
    const isArrived = await (fate === 'late_arrival'
      ? lateArrival()
      : arrival(`charge ${request.purchaseNumber}`))
    if (!isArrived) return
    authorise(books, {
      purchaseNumber: request.purchaseNumber,
      amount: fate === 'wrong_amount' ? request.amount + 100 : request.amount,
      isDenied: fate === 'denied' || fate === 'denied_lost',
      brand,
      at: link.now(),
    })
  }

  function outcomeOf(purchaseNumber: string): ChargeOutcome {
    const charge = findCharge(books, purchaseNumber)
    if (!charge) return unknown
    return charge.status === 'denied'
      ? { kind: 'denied', denial: denial(charge) }
      : { kind: 'approved', charge: approvedCharge(charge) }
  }

  return async (request: ChargeRequest): Promise<ChargeOutcome> => {
    const { purchaseNumber } = request
    const plan = link.chargePlan(purchaseNumber)
    const what = `charge ${purchaseNumber}`
    books.chargeRequests.push(purchaseNumber)
    if (plan.fate === 'token_renewed') await response(`${what} with an old token`)
    if (plan.fate === 'not_sent') {
      await response(what)
      throw new ProviderUnavailable('no connection')
    }
    const authorised = authorisation(request, plan)
    if (plan.fate !== 'late_arrival') await authorised
    await response(what)
    if (plan.fate === 'broken') throw new TypeError(FAULT_OF_CLIENT)
    const isRead = ['approved', 'denied', 'wrong_amount', 'token_renewed'].includes(plan.fate)
    return isRead ? outcomeOf(purchaseNumber) : unknown
  }
}

function lookingUp(link: ProviderLink) {
  const { arrival, response } = exchangeOver(link)

  function foundNow(purchaseNumber: string): LookupOutcome {
    const charge = findCharge(link.books, purchaseNumber)
    if (!charge) return { kind: 'absent' }
    if (charge.status === 'voided') return { kind: 'voided' }
    return charge.status === 'denied'
      ? { kind: 'denied', denial: denial(charge) }
      : { kind: 'approved', charge: approvedCharge(charge) }
  }

  return async (purchaseNumber: string): Promise<LookupOutcome> => {
    const { lookup: fate } = link.fates()
    const isAnswered = (await arrival(`look-up ${purchaseNumber}`)) && fate !== 'unavailable'
    const found = foundNow(purchaseNumber)
    await response(`look-up ${purchaseNumber}`)
    if (fate === 'broken') throw new TypeError(FAULT_OF_CLIENT)
    if (!isAnswered) throw new ProviderUnavailable('no answer')
    return found
  }
}

function cancelling(link: ProviderLink) {
  const { arrival, response } = exchangeOver(link)
  return async ({ purchaseNumber, signature }: ApprovedCharge): Promise<void> => {
    const { void: fate } = link.fates()
    const isSent = fate !== 'lost_before' && (await arrival(`void ${purchaseNumber}`))
    const isVoided = isSent && fate !== 'refused' && voidCharge(link.books, signature)
    await response(`void ${purchaseNumber}`)
    if (!isVoided || fate === 'lost_after') throw new ProviderUnavailable('no answer')
  }
}

function refunding(link: ProviderLink) {
  const { arrival, lateArrival, response } = exchangeOver(link)
  const { books } = link
  const isOpen = (transactionId: string): boolean => {
    const charge = books.charges.find((candidate) => candidate.transactionId === transactionId)
    return charge !== undefined && link.now() >= charge.at + link.refundOpensAfterMs
  }

  async function giving(
    request: RefundRequest,
    fate: CompleterFates['refund'],
  ): Promise<'done' | 'refused' | 'unclear'> {
    if (fate === 'unclear_before') return 'unclear'
    link.refundsInTransit.add(request.reference)
    const isArrived = await (fate === 'late_arrival' ? lateArrival() : arrival(`refund ${request.reference}`))
    link.refundsInTransit.delete(request.reference)
    if (!isArrived) return 'unclear'
    const isGiven = fate !== 'refused' && isOpen(request.transactionId) && refund(books, request)
    return isGiven ? 'done' : 'refused'
  }

  return async (request: RefundRequest): Promise<RefundOutcome> => {
    const { refund: fate } = link.fates()
    const what = `refund ${request.reference}`
    const record: RefundRequestRecord = { reference: request.reference, response: 'lost' }
    books.refundRequests.push(record)
    if (fate === 'not_sent') {
      await response(what)
      record.response = 'not_sent'
      throw new ProviderUnavailable('no connection')
    }
    const giver = giving(request, fate)
    const result = fate === 'late_arrival' ? 'unclear' : await giver
    await response(what)
    if (fate === 'broken_after') throw new TypeError(FAULT_OF_CLIENT)
    record.response = fate === 'done' || fate === 'refused' ? result : 'unclear'
    return record.response === 'done' ? { kind: 'done' } : { kind: record.response, reason: 'no answer' }
  }
}

/** A client of the provider for one server process, whose responses come when the scheduler lets them. */
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
      if (link.isSessionRefused()) throw new ProviderUnavailable('no answer')
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
