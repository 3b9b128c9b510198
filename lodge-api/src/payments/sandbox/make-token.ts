import { randomBytes, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { centimosOf } from '../niubiz/wire-amount.ts'
import type { Books } from './authorise.ts'
import { brandOf, isCvcValid, isExpiryWritten, isNumberValid } from './elements/card-rules.js'
import type { SandboxResponse } from './gateway-responses.ts'
import { rejected } from './gateway-responses.ts'
import { actionCodeFor } from './test-cards.ts'

const sessionRequest = v.object({
  channel: v.literal('web'),
  amount: v.number(),
  antifraud: v.object({
    clientIp: v.string(),
    merchantDefineData: v.looseObject({ MDD4: v.pipe(v.string(), v.minLength(3)), MDD32: v.string() }),
  }),
})

const tokenRequest = v.object({
  sessionkey: v.string(),
  merchantid: v.string(),
  number: v.pipe(v.string(), v.check(isNumberValid)),
  expiry: v.pipe(v.string(), v.check(isExpiryWritten)),
  cvc: v.string(),
  cardholder: v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    lastName: v.pipe(v.string(), v.minLength(1)),
    email: v.pipe(v.string(), v.minLength(3)),
  }),
})

export type TokenMaking = Books & { sessionLifeMs: number; tokenLifeMs: number }

/** Opens a payment session for one amount. */
export function openSession(making: TokenMaking, body: unknown): SandboxResponse {
  const request = v.safeParse(sessionRequest, body)
  const amount = request.success ? centimosOf(request.output.amount) : undefined
  if (!request.success || !amount) return rejected('Invalid session request')
  const session = {
    sessionKey: randomBytes(32).toString('hex'),
    amount,
    email: request.output.antifraud.merchantDefineData.MDD4,
    expiresAt: making.clock() + making.sessionLifeMs,
  }
  making.store.addSession(session)
  return { status: 200, body: { sessionKey: session.sessionKey, expirationTime: session.expiresAt } }
}

/**
 * Creates a token of a card for an open session. The result of a later charge is decided here, so that the number itself is never
 * stored: only its first six and last four digits are.
 */
export function makeToken(making: TokenMaking, body: unknown): SandboxResponse {
  const request = v.safeParse(tokenRequest, body)
  if (!request.success || !isCvcValid(request.output.cvc, request.output.number))
    return rejected('Invalid card')
  const { sessionkey, merchantid, cardholder, ...card } = request.output
  const now = making.clock()
  const session = making.store.session(sessionkey)
  if (!session || session.expiresAt <= now || merchantid !== making.merchantId) {
    return rejected('Session not valid', 674, 401)
  }
  const token = randomUUID().replaceAll('-', '').toUpperCase()
  const bin = card.number.slice(0, 6)
  making.store.addToken({
    token,
    actionCode: actionCodeFor(card, [cardholder.email, session.email], now),
    card: `${bin}${'*'.repeat(card.number.length - 10)}${card.number.slice(-4)}`,
    brand: brandOf(card.number),
    expiresAt: now + making.tokenLifeMs,
    used: 0,
  })
  return { status: 200, body: { transactionToken: token, bin, channel: 'web' } }
}
