import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxFixture, startSandbox } from '../../../../test/payments/sandbox-fixture.ts'
import { ConnectionFailure } from '../connection/transport.ts'

const AMOUNT = 118_029
let sandbox: SandboxFixture

beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.close())

const tokenFor = async (): Promise<string> => sandbox.cardToken(await sandbox.openSession(AMOUNT))

describe('charge without a clear outcome', () => {
  it('B-10 is charged once when sent twice simultaneously (case 6)', async () => {
    const request = { purchaseNumber: '4000', tokenId: await tokenFor(), amount: AMOUNT }
    const outcomes = await Promise.all([sandbox.provider.charge(request), sandbox.provider.charge(request)])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['approved', 'unknown'])
    expect(await sandbox.charges()).toHaveLength(1)
  })

  it('B-10 is unknown for a reused purchase number, and nothing else is charged', async () => {
    await sandbox.provider.charge({ purchaseNumber: '4001', tokenId: await tokenFor(), amount: AMOUNT })
    const again = await sandbox.provider.charge({
      purchaseNumber: '4001',
      tokenId: await tokenFor(),
      amount: AMOUNT,
    })
    expect(again).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('before') })
    expect(await sandbox.charges()).toHaveLength(1)
  })

  it.each([
    ['lose-response-after', 'approved'],
    ['lose-response-before', 'absent'],
    ['html-500', 'absent'],
  ] as const)('B-10 is unknown after %s and %s by look-up', async (behaviour, found) => {
    await sandbox.next({ behaviour })
    const outcome = await sandbox.provider.charge({
      purchaseNumber: '4002',
      tokenId: await tokenFor(),
      amount: AMOUNT,
    })
    expect(outcome.kind).toBe('unknown')
    expect((await sandbox.provider.lookup('4002')).kind).toBe(found)
  })

  it('B-10 is unknown after a timeout and approved by look-up', async () => {
    const hasty = sandbox.providerWith({ timeouts: { authorise: 100 } })
    await sandbox.next({ behaviour: 'slow', delayMs: 60_000 })
    const outcome = await hasty.charge({ purchaseNumber: '4003', tokenId: await tokenFor(), amount: AMOUNT })
    expect(outcome).toEqual({ kind: 'unknown', reason: 'Niubiz did not respond within 100 ms.' })
    expect((await hasty.lookup('4003')).kind).toBe('approved')
  })

  it.each([403, 404, 406, 422, 500] as const)('B-10 is unknown after HTTP %i', async (status) => {
    await sandbox.next({ behaviour: 'status', status })
    const request = { purchaseNumber: '4006', tokenId: await tokenFor(), amount: AMOUNT }
    expect(await sandbox.provider.charge(request)).toEqual({
      kind: 'unknown',
      reason: `Niubiz responded with HTTP ${status}.`,
    })
    expect(await sandbox.charges()).toEqual([])
  })

  it('B-10 is approved once when the first security token is refused', async () => {
    await sandbox.next({ behaviour: 'status', status: 401 })
    const request = { purchaseNumber: '4007', tokenId: await tokenFor(), amount: AMOUNT }
    expect((await sandbox.provider.charge(request)).kind).toBe('approved')
    expect(await sandbox.charges()).toHaveLength(1)
  })

  it('B-07 is unknown when the response has another amount (case 5)', async () => {
    await sandbox.next({ behaviour: 'other-amount' })
    const outcome = await sandbox.provider.charge({
      purchaseNumber: '4004',
      tokenId: await tokenFor(),
      amount: AMOUNT,
    })
    expect(outcome).toEqual({ kind: 'unknown', reason: 'Niubiz approved a different amount.' })
  })

  it('B-10 never mentions bodies, tokens or passwords in its reasons', async () => {
    const tokenId = await tokenFor()
    const unreachable = sandbox.providerWith({
      transport: () => Promise.reject(new ConnectionFailure(true, new TypeError(`failed: ${tokenId}`))),
    })
    const outcome = await unreachable.charge({ purchaseNumber: '4005', tokenId, amount: AMOUNT })
    expect(outcome).toEqual({ kind: 'unknown', reason: 'The connection was lost.' })
  })
})
