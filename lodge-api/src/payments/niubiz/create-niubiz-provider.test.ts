import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type FixtureCard,
  type SandboxFixture,
  startSandbox,
} from '../../../test/payments/sandbox-fixture.ts'
import { type ApprovedCharge, ProviderUnavailable } from '../payment-provider.ts'
import { createTransport } from './connection/transport.ts'

const send = createTransport()
const AMOUNT = 118_029
let now = Date.parse('2026-11-28T15:00:00Z')
let sandbox: SandboxFixture

beforeEach(async () => {
  now = Date.parse('2026-11-28T15:00:00Z')
  sandbox = await startSandbox({ clock: () => now })
})
afterEach(() => sandbox.close())

async function tokenFor(card: Partial<FixtureCard> = {}): Promise<string> {
  return sandbox.cardToken(await sandbox.openSession(AMOUNT), card)
}

async function approvedCharge(purchaseNumber: string): Promise<ApprovedCharge> {
  const outcome = await sandbox.provider.charge({ purchaseNumber, tokenId: await tokenFor(), amount: AMOUNT })
  if (outcome.kind !== 'approved') throw new Error(`Expected an approval, got ${JSON.stringify(outcome)}`)
  return outcome.charge
}

describe('approved charge', () => {
  it('B-04 contains what a cancellation needs, and not the token', async () => {
    const tokenId = await tokenFor()
    const outcome = await sandbox.provider.charge({ purchaseNumber: '1001', tokenId, amount: AMOUNT })
    expect(outcome).toEqual({
      kind: 'approved',
      charge: {
        purchaseNumber: '1001',
        amount: AMOUNT,
        transactionId: expect.stringMatching(/^\d{13}$/),
        traceNumber: expect.stringMatching(/^\d{6}$/),
        transactionDate: '261128100000',
        signature: expect.any(String),
        card: '491914******9067',
        brand: 'visa',
        actionDescription: 'Aprobado y completado con exito',
      },
    })
    expect(JSON.stringify(outcome)).not.toContain(tokenId)
  })

  it('B-10 is found unchanged by its purchase number', async () => {
    const charge = await approvedCharge('1002')
    expect(await sandbox.provider.lookup('1002')).toEqual({ kind: 'approved', charge })
  })

  it('B-08 returns the end of the session', async () => {
    expect((await sandbox.openSession(AMOUNT)).expiresAt).toBe(now + 15 * 60_000)
  })

  it('B-03 renews the security token once after Niubiz has lost it', async () => {
    const tokenRequests: string[] = []
    const provider = sandbox.providerWith({
      // With a stopped clock the token never expires.
      clock: () => Date.parse('2026-11-28T15:00:00Z'),
      transport: (request) => {
        if (request.url.endsWith('/security')) tokenRequests.push(request.url)
        return send(request)
      },
    })
    expect(await provider.lookup('1003')).toEqual({ kind: 'absent' })
    now += 61 * 60_000
    expect(await Promise.all([provider.lookup('1003'), provider.lookup('1004')])).toEqual([
      { kind: 'absent' },
      { kind: 'absent' },
    ])
    expect(tokenRequests).toHaveLength(2)
  })

  it.each([1, 10, 99, 100, 1050, 99_999, 118_000, 1_234_567_89])(
    'N-02 charges exactly %i céntimos (case 13)',
    async (amount) => {
      const tokenId = await sandbox.cardToken(await sandbox.openSession(amount))
      const outcome = await sandbox.provider.charge({ purchaseNumber: '7', tokenId, amount })
      expect(outcome).toMatchObject({ kind: 'approved', charge: { amount } })
      expect(await sandbox.charges()).toEqual([{ purchaseNumber: '7', amount, status: 'Authorized' }])
    },
  )
})

describe('denial', () => {
  it.each<[string, Partial<FixtureCard>, string]>([
    ['a card without funds', { number: '4111111111111111' }, '116'],
    ['a card that is not valid', { number: '4444333322221111' }, '180'],
    ['a card without an account', { number: '4242424242424242' }, '118'],
    ['an expired card', { expiry: '10/26' }, '101'],
    ['the test card with another date', { number: '4551708161768059', expiry: '04/28', cvc: '111' }, '101'],
    ['the test card with another code', { number: '4551708161768059', expiry: '03/28', cvc: '112' }, '129'],
    ['an e-mail marked as fraudulent', { email: 'reject@cybersource.com' }, '670'],
  ])("B-06 has the bank's description for %s", async (_name, card, actionCode) => {
    const tokenId = await tokenFor(card)
    const outcome = await sandbox.provider.charge({ purchaseNumber: '2001', tokenId, amount: AMOUNT })
    expect(outcome).toMatchObject({
      kind: 'denied',
      denial: { actionCode, actionDescription: expect.stringMatching(/^Operacion denegada/), brand: 'visa' },
    })
    expect(await sandbox.provider.lookup('2001')).toEqual(outcome)
  })

  it('B-06 approves the test card with its own date and code', async () => {
    const tokenId = await tokenFor({ number: '4551708161768059', expiry: '03/28', cvc: '111' })
    const outcome = await sandbox.provider.charge({ purchaseNumber: '2002', tokenId, amount: AMOUNT })
    expect(outcome.kind).toBe('approved')
  })

  it("B-06 denies the session's fraudulent e-mail", async () => {
    const tokenId = await sandbox.cardToken(await sandbox.openSession(AMOUNT, 'reject@cybersource.com'))
    const outcome = await sandbox.provider.charge({ purchaseNumber: '2003', tokenId, amount: AMOUNT })
    expect(outcome).toMatchObject({ kind: 'denied', denial: { actionCode: '670' } })
  })
})

describe('card token', () => {
  it('B-10 can be used once: a second purchase with it is denied', async () => {
    const tokenId = await tokenFor()
    await sandbox.provider.charge({ purchaseNumber: '3001', tokenId, amount: AMOUNT })
    const again = await sandbox.provider.charge({ purchaseNumber: '3002', tokenId, amount: AMOUNT })
    expect(again).toMatchObject({ kind: 'denied', denial: { actionCode: '400', actionDescription: '' } })
    expect(await sandbox.charges()).toHaveLength(1)
  })

  it('B-10 expires after 15 minutes', async () => {
    const tokenId = await tokenFor()
    now += 15 * 60_000
    const late = await sandbox.provider.charge({ purchaseNumber: '3003', tokenId, amount: AMOUNT })
    expect(late.kind).toBe('denied')
    expect(await sandbox.charges()).toEqual([])
  })

  it.each([
    ['an unknown session', 0, 'f'.repeat(64)],
    ['an expired session', 15 * 60_000, undefined],
  ])('B-08 is refused for %s', async (_name, later, sessionKey) => {
    const session = await sandbox.openSession(AMOUNT)
    now += later
    await expect(sandbox.cardToken({ sessionKey: sessionKey ?? session.sessionKey })).rejects.toThrow('674')
  })
})

describe('unavailable provider', () => {
  it('B-03 opens no session with a wrong password and names the settings', async () => {
    const stranger = sandbox.providerWith({ password: 'not-this-one' })
    const session = stranger.startSession({
      amount: AMOUNT,
      clientIp: '203.0.113.7',
      email: 'rosa.quispe@example.pe',
      documentNumber: '44556677',
    })
    await expect(session).rejects.toThrow(ProviderUnavailable)
    await expect(session).rejects.toThrow('check its user and password')
  })

  it.each(['html-500', 'lose-response-before'] as const)(
    'B-03 opens no session after %s',
    async (behaviour) => {
      await sandbox.next({ behaviour, step: 'session' })
      await expect(sandbox.openSession(AMOUNT)).rejects.toThrow(ProviderUnavailable)
    },
  )

  it('B-10 does not report a failed look-up as absent', async () => {
    await sandbox.next({ behaviour: 'html-500', step: 'lookup' })
    await expect(sandbox.provider.lookup('5001')).rejects.toThrow(ProviderUnavailable)
    expect(await sandbox.provider.lookup('5001')).toEqual({ kind: 'absent' })
  })

  it('B-10 does not report the 404 of a proxy as absent', async () => {
    await sandbox.next({ behaviour: 'status', status: 404, step: 'lookup' })
    await expect(sandbox.provider.lookup('5002')).rejects.toThrow(ProviderUnavailable)
  })
})
