import * as v from 'valibot'
import {
  type ApprovedCharge,
  type ChargeOutcome,
  type ChargeRequest,
  type LookupOutcome,
  type PaymentProvider,
  type PaymentSession,
  ProviderUnavailable,
  type SessionRequest,
} from '../payment-provider.ts'
import { authorisationOutcome } from './authorisation-outcome.ts'
import { createGateway, type Gateway, GatewayFailure } from './gateway.ts'
import { isSameLimaDay } from './lima-stamp.ts'
import { lookupOutcome } from './lookup-outcome.ts'
import { cancelledAnswer, sessionAnswer } from './niubiz-answers.ts'
import { type GatewayPaths, gatewayPaths } from './niubiz-paths.ts'
import { NIUBIZ_TIMEOUTS, type NiubizSettings, type NiubizTimeouts } from './niubiz-settings.ts'
import { wireSoles } from './wire-amount.ts'

type Line = { call: Gateway; paths: GatewayPaths; timeouts: NiubizTimeouts; clock: () => number }

/** The card provider Niubiz, spoken to over HTTP as `niubiz.md` tells; B-03 to B-10. */
export function createNiubizProvider(settings: NiubizSettings): PaymentProvider {
  const timeouts = { ...NIUBIZ_TIMEOUTS, ...settings.timeouts }
  const line: Line = {
    call: createGateway(settings, timeouts.other),
    paths: gatewayPaths(settings.merchantId),
    timeouts,
    clock: settings.clock,
  }
  const { scriptUrlAt, merchantId, contentSources, testMode } = settings
  return {
    testMode,
    form: { scriptUrl: scriptUrlAt('localhost'), scriptUrlAt, merchantId, contentSources },
    startSession: (request) => orUnavailable(startSession(line, request)),
    charge: (request) => charge(line, request),
    lookup: (purchaseNumber) => orUnavailable(lookup(line, purchaseNumber)),
    cancel: (approved) => orUnavailable(cancel(line, approved)),
  }
}

async function startSession(line: Line, request: SessionRequest): Promise<PaymentSession> {
  const answer = await line.call({
    method: 'POST',
    path: line.paths.session,
    timeout: line.timeouts.other,
    body: {
      channel: 'web',
      amount: wireSoles(request.amount),
      antifraud: {
        clientIp: request.clientIp,
        merchantDefineData: {
          MDD4: request.email,
          MDD21: '0',
          MDD32: request.documentNumber,
          MDD75: 'Invitado',
          MDD77: '0',
        },
      },
    },
  })
  const session = v.safeParse(sessionAnswer, answer.body)
  if (answer.status !== 200 || !session.success) {
    throw new ProviderUnavailable(`Niubiz opened no payment session (HTTP ${answer.status}).`)
  }
  return { sessionKey: session.output.sessionKey, expiresAt: session.output.expirationTime }
}

async function charge(line: Line, request: ChargeRequest): Promise<ChargeOutcome> {
  try {
    const { purchaseNumber, tokenId, amount } = request
    const answer = await line.call({
      method: 'POST',
      path: line.paths.authorise,
      timeout: line.timeouts.authorise,
      body: {
        channel: 'web',
        captureType: 'manual',
        countable: true,
        order: { tokenId, purchaseNumber, amount: wireSoles(amount), currency: 'PEN' },
      },
    })
    const outcome = authorisationOutcome(answer, request)
    return outcome.kind === 'rejected' ? await settleRejected(line, request, outcome.errorCode) : outcome
  } catch (error) {
    if (error instanceof GatewayFailure || error instanceof ProviderUnavailable) {
      return { kind: 'unknown', reason: error.message }
    }
    throw error
  }
}

/**
 * A request refused as invalid (`data: {}`) charged nothing itself, but 'Token has been used before' is answered in the
 * same shape, and then an earlier request may have charged this number. The refusal ended the request, so one look-up
 * tells for sure: a number that Niubiz does not know was not charged, and the guest may try again at once.
 */
async function settleRejected(line: Line, request: ChargeRequest, errorCode: string): Promise<ChargeOutcome> {
  const found = await lookup(line, request.purchaseNumber)
  if (found.kind === 'absent') {
    // Niubiz describes these in English for developers; the copy says the sentence for an empty description.
    return { kind: 'denied', denial: { actionCode: errorCode, actionDescription: '', card: '', brand: '' } }
  }
  if (found.kind === 'denied') return found
  return {
    kind: 'unknown',
    reason: 'Niubiz refused the request, and knows the purchase from an earlier one.',
  }
}

async function lookup(line: Line, purchaseNumber: string): Promise<LookupOutcome> {
  const path = line.paths.lookup(purchaseNumber)
  const answer = await line.call({ method: 'GET', path, timeout: line.timeouts.other })
  return lookupOutcome(answer, purchaseNumber)
}

/**
 * Voids on the day of the charge in Lima, and reverses on any other, or when the day turned meanwhile. Where neither is
 * confirmed, the look-up decides, so that a repeat after a lost answer finds its work done.
 */
async function cancel(line: Line, approved: ApprovedCharge): Promise<void> {
  const canVoid = approved.signature !== '' && isSameLimaDay(approved.transactionDate, line.clock())
  for (const takeBack of canVoid ? [voidCharge, reverseCharge] : [reverseCharge]) {
    if (await takeBack(line, approved)) return
    const found = await lookup(line, approved.purchaseNumber)
    if (found.kind === 'voided') return
  }
  throw new ProviderUnavailable('Niubiz did not take the charge back; it still stands.')
}

async function voidCharge(line: Line, approved: ApprovedCharge): Promise<boolean> {
  const answer = await line.call({
    method: 'PUT',
    path: line.paths.void(approved.signature),
    timeout: line.timeouts.other,
    body: { annulationReason: 'Reservation not confirmed' },
  })
  return answer.status === 200 && isVoided(answer.body)
}

async function reverseCharge(line: Line, approved: ApprovedCharge): Promise<boolean> {
  const { purchaseNumber, transactionDate } = approved
  const answer = await line.call({
    method: 'POST',
    path: line.paths.reverse,
    timeout: line.timeouts.other,
    body: { channel: 'web', order: { purchaseNumber, transactionDate } },
  })
  return answer.status === 200 && isVoided(answer.body)
}

function isVoided(body: unknown): boolean {
  const parsed = v.safeParse(cancelledAnswer, body)
  return parsed.success && parsed.output.dataMap.STATUS.toLowerCase() === 'voided'
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof GatewayFailure) throw new ProviderUnavailable(error.message, { cause: error })
    throw error
  }
}
