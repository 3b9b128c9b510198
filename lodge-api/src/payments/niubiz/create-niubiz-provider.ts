import { type PaymentProvider, ProviderUnavailable } from '../payment-provider.ts'
import { chargeCard } from './charge/charge-card.ts'
import { lookUp } from './charge/look-up.ts'
import { openSession } from './charge/open-session.ts'
import type { Connection } from './connection/connection.ts'
import { longestExchange } from './connection/exchange-times.ts'
import { createGateway, GatewayFailure } from './connection/gateway.ts'
import { gatewayPaths } from './connection/niubiz-paths.ts'
import { createTransport } from './connection/transport.ts'
import { NIUBIZ_TIMEOUTS, type NiubizSettings, type NiubizTimeouts } from './niubiz-settings.ts'
import { cancelCharge } from './refund/cancel-charge.ts'
import { refundCharge } from './refund/refund-charge.ts'
import { refundWindow } from './refund/refund-window.ts'

/** Creates the HTTP client of the card provider Niubiz (`docs/niubiz.md`). */
export function createNiubizProvider(settings: NiubizSettings): PaymentProvider {
  const timeouts = { ...NIUBIZ_TIMEOUTS, ...settings.timeouts }
  const connection = connectionOf(settings, timeouts)
  const { identity, scriptUrlAt, contentSources, testMode } = settings
  const { merchantId } = identity
  return {
    identity,
    testMode,
    form: { scriptUrl: scriptUrlAt('localhost'), scriptUrlAt, merchantId, contentSources },
    longestExchangeMs: longestExchange(timeouts),
    startSession: (request) => orUnavailable(openSession(connection, request)),
    charge: (request) => chargeCard(connection, request),
    lookup: (purchaseNumber) => orUnavailable(lookUp(connection, purchaseNumber)),
    cancel: (approved) => orUnavailable(cancelCharge(connection, approved)),
    refund: (request) => refundCharge(connection, request),
    refundWindow: (charge) => refundWindow(charge, settings.refundAfterDays),
  }
}

function connectionOf(settings: NiubizSettings, timeouts: NiubizTimeouts): Connection {
  const { apiUrl, refundUrl, user, password, clock } = settings
  const transport = settings.transport ?? createTransport()
  const gatewayAt = (url: string) =>
    createGateway({ url, user, password, clock, transport, tokenTimeout: timeouts.other })
  const request = gatewayAt(apiUrl)
  return {
    request,
    // A security token is valid at one host only.
    requestRefund: refundUrl === apiUrl ? request : gatewayAt(refundUrl),
    paths: gatewayPaths(settings.identity.merchantId),
    timeouts,
    clock,
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
