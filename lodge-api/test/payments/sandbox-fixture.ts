import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { createProvider, type ProviderSurroundings } from '../../src/payments/create-provider.ts'
import type { PaymentProvider, PaymentSession } from '../../src/payments/payment-provider.ts'
import { createSandbox } from '../../src/payments/sandbox/create-sandbox.ts'
import type { RefundShape, SandboxSettings } from '../../src/payments/sandbox/sandbox-settings.ts'
import type { Fault } from './faults.ts'
import { createTestHooks } from './test-hooks.ts'

/** A sandbox for tests, on a free loopback port, with the lodge's provider client for it. */
export type SandboxFixture = {
  url: string
  provider: PaymentProvider
  /** Returns another provider client for the same sandbox. */
  providerWith(surroundings: Partial<ProviderSurroundings> & { password?: string }): PaymentProvider
  openSession(amount: number, email?: string): Promise<PaymentSession>
  /** Enters a card as the fields would and returns the token; throws with the sandbox's message if it is refused. */
  cardToken(session: { sessionKey: string }, card?: Partial<FixtureCard>): Promise<string>
  next(fault: Partial<Fault> & Pick<Fault, 'behaviour'>): Promise<void>
  charges(): Promise<{ purchaseNumber: string; amount: number; status: string }[]>
  refunds(): Promise<{ reference: string; purchaseNumber: string; amount: number }[]>
  respondToRefundsIn(shape: RefundShape): Promise<void>
  close(): Promise<void>
}

export type FixtureCard = { number: string; expiry: string; cvc: string; email: string }

export const GOOD_CARD: FixtureCard = {
  number: '4919148107859067',
  expiry: '12/40',
  cvc: '123',
  email: 'rosa.quispe@example.pe',
}

const MERCHANT = '100000001'
const chargesResponse = v.array(
  v.object({ purchaseNumber: v.string(), amount: v.number(), status: v.string() }),
)
const refundsResponse = v.array(
  v.object({ reference: v.string(), purchaseNumber: v.string(), amount: v.number() }),
)

export async function startSandbox(options: Partial<SandboxSettings> = {}): Promise<SandboxFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const credentials = { user: 'lodge', password: 'made-up-for-this-test', merchantId: MERCHANT }
  const clock = options.clock ?? (() => Date.now())
  const sandbox = createSandbox(
    { storeFile: join(folder, 'sandbox.db'), ...credentials, ...options, clock },
    createTestHooks(),
  )
  const { url, port } = await sandbox.listen({ port: 0, host: '127.0.0.1' })

  function providerWith({ password, ...surroundings }: Parameters<SandboxFixture['providerWith']>[0]) {
    return createProvider(
      {
        provider: 'sandbox',
        port,
        publicUrl: null,
        ...credentials,
        ...(password ? { password } : {}),
      },
      { clock, ...surroundings },
    )
  }

  const provider = providerWith({})
  return {
    url,
    provider,
    providerWith,
    openSession: (amount, email = GOOD_CARD.email) =>
      provider.startSession({ amount, clientIp: '203.0.113.7', email, documentNumber: '44556677' }),
    cardToken: (session, card) => cardToken(url, session.sessionKey, { ...GOOD_CARD, ...card }),
    async next(fault) {
      const response = await postJson(`${url}/_sandbox/next`, fault)
      if (!response.ok) throw new Error(await response.text())
    },
    charges: async () => v.parse(chargesResponse, await (await fetch(`${url}/_sandbox/charges`)).json()),
    refunds: async () => v.parse(refundsResponse, await (await fetch(`${url}/_sandbox/refunds`)).json()),
    async respondToRefundsIn(shape) {
      const response = await postJson(`${url}/_sandbox/refund-shape`, { shape })
      if (!response.ok) throw new Error(await response.text())
    },
    async close() {
      await sandbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function cardToken(url: string, sessionkey: string, { email, ...card }: FixtureCard): Promise<string> {
  const response = await postJson(`${url}/elements/v1/tokens`, {
    sessionkey,
    merchantid: MERCHANT,
    ...card,
    cardholder: { name: 'Rosa', lastName: 'Quispe', email },
  })
  if (!response.ok) throw new Error(await response.text())
  return v.parse(v.object({ transactionToken: v.string() }), await response.json()).transactionToken
}

function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
