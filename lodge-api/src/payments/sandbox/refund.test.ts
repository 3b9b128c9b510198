import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxFixture, startSandbox } from '../../../test/payments/sandbox-fixture.ts'
import { openSandboxStore } from './sandbox-store.ts'

const PATH = '/api.refund/v1/refund/100000001'
let folder: string
let storeFile: string
let sandbox: SandboxFixture

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  storeFile = join(folder, 'sandbox.db')
  sandbox = await startSandbox({ storeFile })
})
afterEach(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

async function charged(amount: number): Promise<string> {
  const tokenId = await sandbox.cardToken(await sandbox.openSession(amount))
  const outcome = await sandbox.provider.charge({ purchaseNumber: '1', tokenId, amount })
  if (outcome.kind !== 'approved') throw new Error('Expected an approval')
  return outcome.charge.transactionId
}

/** Sends a refund as Niubiz's clients do, and returns the status and the body. */
async function refund(transactionId: string, body: object): Promise<[number, unknown]> {
  const basic = Buffer.from('lodge:made-up-for-this-test').toString('base64')
  const token = await fetch(`${sandbox.url}/api.security/v1/security`, {
    headers: { authorization: `Basic ${basic}` },
  })
  const response = await fetch(`${sandbox.url}${PATH}/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await token.text() },
    body: JSON.stringify({ ruc: '20123456786', comment: 'Half', ...body }),
  })
  return [response.status, await response.json()]
}

const DONE = [
  200,
  { errorCode: 0, errorMessage: 'OK', data: expect.objectContaining({ CODERROR: '100' }) },
] as const
const REFUSED = [
  200,
  { errorCode: 0, errorMessage: 'OK', data: expect.objectContaining({ CODERROR: '101' }) },
] as const

describe('sandbox refund', () => {
  it('M-04 is possible in parts, up to the charged amount', async () => {
    const transactionId = await charged(10_000)
    expect(await refund(transactionId, { externalReferenceId: 'a', amount: 50.05 })).toEqual(DONE)
    expect(await refund(transactionId, { externalReferenceId: 'b', amount: 49.96 })).toEqual(REFUSED)
    expect(await refund(transactionId, { externalReferenceId: 'b', amount: 49.95 })).toEqual(DONE)
    expect((await sandbox.refunds()).map(({ amount }) => amount)).toEqual([5_005, 4_995])
  })

  it('M-04 is executed twice when its reference is repeated', async () => {
    const transactionId = await charged(10_000)
    const body = { externalReferenceId: 'a', amount: 10 }
    expect(await refund(transactionId, body)).toEqual(DONE)
    expect(await refund(transactionId, body)).toEqual(DONE)
    const entry = { reference: 'a', purchaseNumber: '1', amount: 1_000 }
    expect(await sandbox.refunds()).toEqual([entry, entry])
  })

  it('M-04 is refused for an unknown transaction', async () => {
    expect(await refund('994', { externalReferenceId: 'a', amount: 10 })).toEqual(REFUSED)
  })

  it('M-04 uses the older response shape after the hook, with HTTP 400 for refusals', async () => {
    const transactionId = await charged(10_000)
    await sandbox.respondToRefundsIn('older')
    expect(await refund(transactionId, { externalReferenceId: 'a', amount: 10.5 })).toEqual([
      200,
      expect.objectContaining({ externalReferenceId: 'a', amount: 10.5 }),
    ])
    expect(await refund(transactionId, { externalReferenceId: 'b', amount: 100 })).toEqual([
      400,
      { errorCode: 400, errorMessage: 'More than was charged', data: {} },
    ])
  })

  it('M-04 is rejected if its comment or reference is too long', async () => {
    const transactionId = await charged(10_000)
    const [long] = await refund(transactionId, { externalReferenceId: 'x'.repeat(21), amount: 1 })
    const [wordy] = await refund(transactionId, {
      externalReferenceId: 'a',
      amount: 1,
      comment: 'x'.repeat(101),
    })
    expect([long, wordy]).toEqual([400, 400])
  })
})

describe('store of an older sandbox', () => {
  it('M-04 retains its refunds when opened', async () => {
    const transactionId = await charged(10_000)
    await sandbox.close()
    const older = new DatabaseSync(storeFile)
    older.exec(
      'DROP TABLE refund_entry; CREATE TABLE refund (reference TEXT PRIMARY KEY, transactionId TEXT NOT NULL, amount INTEGER NOT NULL) STRICT',
    )
    older.prepare("INSERT INTO refund VALUES ('b', ?, 7), ('a', ?, 9)").run(transactionId, transactionId)
    older.close()
    for (const _opening of ['first', 'second']) {
      const store = openSandboxStore(storeFile)
      expect(store.refunds().map(({ reference, amount }) => [reference, amount])).toEqual([
        ['b', 7],
        ['a', 9],
      ])
      store.close()
    }
    sandbox = await startSandbox({ storeFile })
  })
})
