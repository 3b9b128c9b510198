import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '../../src/payments/create-provider.ts'
import { createTransport } from '../../src/payments/niubiz/connection/transport.ts'
import { startSandbox } from '../payments/sandbox-fixture.ts'

const send = createTransport()
const PASSWORD = 'made-up-for-this-test'
let folder: string
let running: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  rmSync(folder, { recursive: true })
})

function start(storeFile: string): ChildProcess {
  const script = join(import.meta.dirname, 'sandbox.ts')
  running = spawn(execPath, [script, storeFile, PASSWORD], { env: {}, stdio: 'pipe' })
  return running
}

async function firstWords(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error('Expected a piped stream')
  return String((await once(stream, 'data'))[0])
}

describe('sandbox process', () => {
  it('B-10 retains a charge when it is killed right after it', async () => {
    const storeFile = join(folder, 'sandbox.db')
    const sandbox = start(storeFile)
    const port = Number(/:(\d+)\s*$/.exec(await firstWords(sandbox.stdout))?.[1])
    const provider = createProvider(
      {
        provider: 'sandbox',
        port,
        publicUrl: null,
        user: 'lodge',
        password: PASSWORD,
        merchantId: '100000001',
      },
      {
        clock: () => Date.now(),
        // The response to the authorisation is the last thing the process sends.
        transport: async (request) => {
          const response = await send(request)
          if (request.url.includes('/authorization/ecommerce/')) sandbox.kill('SIGKILL')
          return response
        },
      },
    )
    const { sessionKey } = await provider.startSession({
      amount: 500,
      clientIp: '203.0.113.7',
      email: 'rosa.quispe@example.pe',
      documentNumber: '44556677',
    })
    const token = await fetch(`http://127.0.0.1:${port}/elements/v1/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sessionkey: sessionKey,
        merchantid: '100000001',
        number: '4919148107859067',
        expiry: '12/40',
        cvc: '123',
        cardholder: { name: 'Rosa', lastName: 'Quispe', email: 'rosa.quispe@example.pe' },
      }),
    })
    const tokenId = /"transactionToken":"(\w+)"/.exec(await token.text())?.[1] ?? ''
    await provider.charge({ purchaseNumber: '1', tokenId, amount: 500 })
    if (sandbox.signalCode === null) await once(sandbox, 'exit')

    const after = await startSandbox({ storeFile })
    expect(await after.charges()).toEqual([{ purchaseNumber: '1', amount: 500, status: 'Authorized' }])
    await after.close()
  })
})
