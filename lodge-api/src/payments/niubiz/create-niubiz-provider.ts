import * as v from 'valibot'
import {
  type ChargeOutcome,
  type ChargeRequest,
  type PaymentProvider,
  type PaymentSession,
  ProviderUnavailable,
  type SessionRequest,
} from '../payment-provider.ts'
import { authorisationOutcome } from './authorisation-outcome.ts'
import { cancelCharge } from './cancel-charge.ts'
import { createGateway, GatewayFailure } from './gateway.ts'
import type { Line } from './line.ts'
import { lookUp } from './look-up.ts'
import { sessionAnswer } from './niubiz-answers.ts'
import { gatewayPaths } from './niubiz-paths.ts'
import { NIUBIZ_TIMEOUTS, type NiubizSettings } from './niubiz-settings.ts'
import { refundCharge } from './refund-charge.ts'
import { wireSoles } from './wire-amount.ts'

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
    lookup: (purchaseNumber) => orUnavailable(lookUp(line, purchaseNumber)),
    cancel: (approved) => orUnavailable(cancelCharge(line, approved)),
    refund: (request) => orUnavailable(refundCharge(line, request)),
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
  const found = await lookUp(line, request.purchaseNumber)
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

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof GatewayFailure) throw new ProviderUnavailable(error.message, { cause: error })
    throw error
  }
}
