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
import type { ChargeBehaviour, CompleterBehaviours } from './behaviours.ts'
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

/** The connection of one server process with the provider. */
export type ProviderLink = {
  books: ProviderBooks
  /** Resolves when the scheduler executes the event. */
  happens: (what: string) => Promise<void>
  /** The true time, in epoch ms. */
  now: () => number
  /** Whether the process still runs: a killed process reads no response. */
  isAlive: () => boolean
  chargePlan: (purchaseNumber: string) => { behaviour: ChargeBehaviour; brand: string }
  behaviours: () => CompleterBehaviours
  /** Delay between a charge and its first possible refund, in ms. */
  refundOpensAfterMs: number
  /** Longest time until a request is processed, in ms, even if the client no longer waits. */
  longestTransitMs: number
  /** Resolves after the given time in ms, even if the process has ended. */
  passes: (milliseconds: number) => Promise<void>
  /** References of refund requests in flight. */
  refundsInTransit: Set<string>
  isSessionRefused: () => boolean
}

/** The message of errors raised by the client itself. */
export const CLIENT_ERROR = 'an error of the client'

const never = new Promise<never>(() => undefined)

/** `yyMMddHHmmss` in Lima time, five hours behind UTC. */
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

/** The two halves of a request: its arrival at the provider, and the arrival of the response at the server. */
function exchangeOver(link: ProviderLink) {
  return {
    /** Returns whether it arrived within the longest transit time. */
    async arrival(what: string): Promise<boolean> {
      const sentAt = link.now()
      await link.happens(`${what} arrives`)
      return link.now() <= sentAt + link.longestTransitMs
    },
    /** Like `arrival`, for a request that takes almost the longest transit time. */
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

const unknown: ChargeOutcome = { kind: 'unknown', reason: 'no response' }

function charging(link: ProviderLink) {
  const { arrival, lateArrival, response } = exchangeOver(link)
  const { books } = link

  async function authorisation(
    request: ChargeRequest,
    { behaviour, brand }: { behaviour: ChargeBehaviour; brand: string },
  ) {
    if (behaviour === 'lost_before') return
    const isArrived = await (behaviour === 'late_arrival'
      ? lateArrival()
      : arrival(`charge ${request.purchaseNumber}`))
    if (!isArrived) return
    authorise(books, {
      purchaseNumber: request.purchaseNumber,
      amount: behaviour === 'wrong_amount' ? request.amount + 100 : request.amount,
      isDenied: behaviour === 'denied' || behaviour === 'denied_lost',
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
    if (plan.behaviour === 'token_renewed') await response(`${what} with an old token`)
    if (plan.behaviour === 'not_sent') {
      await response(what)
      throw new ProviderUnavailable('no connection')
    }
    const authorised = authorisation(request, plan)
    if (plan.behaviour !== 'late_arrival') await authorised
    await response(what)
    if (plan.behaviour === 'broken') throw new TypeError(CLIENT_ERROR)
    const isRead = ['approved', 'denied', 'wrong_amount', 'token_renewed'].includes(plan.behaviour)
    return isRead ? outcomeOf(purchaseNumber) : unknown
  }
}

function lookingUp(link: ProviderLink) {
  const { arrival, response } = exchangeOver(link)

  function currentOutcome(purchaseNumber: string): LookupOutcome {
    const charge = findCharge(link.books, purchaseNumber)
    if (!charge) return { kind: 'absent' }
    if (charge.status === 'voided') return { kind: 'voided' }
    return charge.status === 'denied'
      ? { kind: 'denied', denial: denial(charge) }
      : { kind: 'approved', charge: approvedCharge(charge) }
  }

  return async (purchaseNumber: string): Promise<LookupOutcome> => {
    const { lookup: behaviour } = link.behaviours()
    const hasResponse = (await arrival(`look-up ${purchaseNumber}`)) && behaviour !== 'unavailable'
    const found = currentOutcome(purchaseNumber)
    await response(`look-up ${purchaseNumber}`)
    if (behaviour === 'broken') throw new TypeError(CLIENT_ERROR)
    if (!hasResponse) throw new ProviderUnavailable('no response')
    return found
  }
}

function cancelling(link: ProviderLink) {
  const { arrival, response } = exchangeOver(link)
  return async ({ purchaseNumber, signature }: ApprovedCharge): Promise<void> => {
    const { void: behaviour } = link.behaviours()
    const isSent = behaviour !== 'lost_before' && (await arrival(`void ${purchaseNumber}`))
    const isVoided = isSent && behaviour !== 'refused' && voidCharge(link.books, signature)
    await response(`void ${purchaseNumber}`)
    if (!isVoided || behaviour === 'lost_after') throw new ProviderUnavailable('no response')
  }
}

function refunding(link: ProviderLink) {
  const { arrival, lateArrival, response } = exchangeOver(link)
  const { books } = link
  const isOpen = (transactionId: string): boolean => {
    const charge = books.charges.find((candidate) => candidate.transactionId === transactionId)
    return charge !== undefined && link.now() >= charge.at + link.refundOpensAfterMs
  }

  async function execute(
    request: RefundRequest,
    behaviour: CompleterBehaviours['refund'],
  ): Promise<'done' | 'refused' | 'unclear'> {
    if (behaviour === 'unclear_before') return 'unclear'
    link.refundsInTransit.add(request.reference)
    const isArrived = await (behaviour === 'late_arrival'
      ? lateArrival()
      : arrival(`refund ${request.reference}`))
    link.refundsInTransit.delete(request.reference)
    if (!isArrived) return 'unclear'
    const isExecuted = behaviour !== 'refused' && isOpen(request.transactionId) && refund(books, request)
    return isExecuted ? 'done' : 'refused'
  }

  return async (request: RefundRequest): Promise<RefundOutcome> => {
    const { refund: behaviour } = link.behaviours()
    const what = `refund ${request.reference}`
    const record: RefundRequestRecord = { reference: request.reference, response: 'lost' }
    books.refundRequests.push(record)
    if (behaviour === 'not_sent') {
      await response(what)
      record.response = 'not_sent'
      throw new ProviderUnavailable('no connection')
    }
    const execution = execute(request, behaviour)
    const result = behaviour === 'late_arrival' ? 'unclear' : await execution
    await response(what)
    if (behaviour === 'broken_after') throw new TypeError(CLIENT_ERROR)
    record.response = behaviour === 'done' || behaviour === 'refused' ? result : 'unclear'
    return record.response === 'done' ? { kind: 'done' } : { kind: record.response, reason: 'no response' }
  }
}

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
