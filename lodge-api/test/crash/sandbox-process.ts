import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Fault } from '../payments/faults.ts'

const MAIN = join(import.meta.dirname, '../processes/sandbox.ts')
const PASSWORD = 'made-up-for-this-test'

export const MERCHANT = { user: 'lodge', password: PASSWORD, merchantId: '100000001' }

/** A card that is approved, and one without funds. */
export const CARDS = { good: '4919148107859067', empty: '4111111111111111' }

const BookedCharges = v.array(
  v.object({ purchaseNumber: v.string(), amount: v.number(), status: v.string() }),
)
/** A charge in the sandbox's store; `amount` in céntimos. */
export type BookedCharge = v.InferOutput<typeof BookedCharges>[number]

const GivenRefunds = v.array(
  v.object({ reference: v.string(), purchaseNumber: v.string(), amount: v.number() }),
)

const TokenResponse = v.object({ transactionToken: v.string() })

/** The card provider as its own process, which is never killed during a run. */
export type SandboxProcess = {
  url: string
  /** Enters a card into the fields of a session, as a browser would, and returns the token. */
  cardToken: (sessionKey: string, cardNumber: string) => Promise<string>
  charges: () => Promise<BookedCharge[]>
  refunds: () => Promise<v.InferOutput<typeof GivenRefunds>>
  next: (fault: Partial<Fault> & Pick<Fault, 'behaviour'>) => Promise<void>
  stop: () => Promise<void>
}

export async function startSandboxProcess(folder: string): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [MAIN, join(folder, 'sandbox.db'), PASSWORD], {
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const [output] = await once(child.stdout, 'data')
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output))?.[0]
  if (!url) throw new Error(`The sandbox did not start: ${String(output)}`)
  return {
    url,
    async cardToken(sessionkey, number) {
      const response = await post(`${url}/elements/v1/tokens`, {
        sessionkey,
        merchantid: MERCHANT.merchantId,
        number,
        expiry: '12/40',
        cvc: '123',
        cardholder: { name: 'Rosa', lastName: 'Quispe', email: 'rosa.quispe@example.pe' },
      })
      return v.parse(TokenResponse, await response.json()).transactionToken
    },
    charges: async () => v.parse(BookedCharges, await (await fetch(`${url}/_sandbox/charges`)).json()),
    refunds: async () => v.parse(GivenRefunds, await (await fetch(`${url}/_sandbox/refunds`)).json()),
    next: async (fault) => {
      const response = await post(`${url}/_sandbox/next`, fault)
      if (!response.ok) throw new Error(await response.text())
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      process.off('exit', kill)
    },
  }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
