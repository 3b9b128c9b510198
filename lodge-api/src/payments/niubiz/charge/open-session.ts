import * as v from 'valibot'
import { type PaymentSession, ProviderUnavailable, type SessionRequest } from '../../payment-provider.ts'
import type { Connection } from '../connection/connection.ts'
import { sessionResponse } from '../niubiz-responses.ts'
import { wireSoles } from '../wire-amount.ts'

/** Opens a payment session. Throws `GatewayFailure` or `ProviderUnavailable`. */
export async function openSession(connection: Connection, request: SessionRequest): Promise<PaymentSession> {
  const response = await connection.request({
    method: 'POST',
    path: connection.paths.session,
    timeout: connection.timeouts.other,
    whenUnsent: 'repeat',
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
  const session = v.safeParse(sessionResponse, response.body)
  if (response.status !== 200 || !session.success) {
    throw new ProviderUnavailable(`Niubiz opened no payment session (HTTP ${response.status}).`)
  }
  return { sessionKey: session.output.sessionKey, expiresAt: session.output.expirationTime }
}
