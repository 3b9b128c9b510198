import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../../../test/payments/faults.ts'
import { type SandboxFixture, startSandbox } from '../../../../test/payments/sandbox-fixture.ts'
import {
  clientOf,
  isForToken,
  type Reply,
  startScriptedServer,
} from '../../../../test/payments/server-fixture.ts'
import { ProviderUnavailable, type RefundRequest } from '../../payment-provider.ts'

const AMOUNT = 118_029
let sandbox: SandboxFixture

beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.close())

async function refundOf(amount: number): Promise<RefundRequest> {
  const tokenId = await sandbox.cardToken(await sandbox.openSession(AMOUNT))
  const outcome = await sandbox.provider.charge({ purchaseNumber: '6001', tokenId, amount: AMOUNT })
  if (outcome.kind !== 'approved') throw new Error(`Expected an approval, got ${JSON.stringify(outcome)}`)
  return { transactionId: outcome.charge.transactionId, reference: '6001-1', amount }
}

const ENTRY = { reference: '6001-1', purchaseNumber: '6001', amount: 94_423 }

describe('refundCharge with the sandbox', () => {
  it.each(['current', 'older'] as const)('P-08 refunds the exact amount in the %s shape', async (shape) => {
    await sandbox.respondToRefundsIn(shape)
    expect(await sandbox.provider.refund(await refundOf(94_423))).toEqual({ kind: 'done' })
    expect(await sandbox.refunds()).toEqual([ENTRY])
  })

  it.each(['current', 'older'] as const)(
    'M-04 is refused above the charged amount in the %s shape',
    async (shape) => {
      await sandbox.respondToRefundsIn(shape)
      const outcome = await sandbox.provider.refund(await refundOf(AMOUNT + 1))
      expect(outcome).toEqual({ kind: 'refused', reason: 'More than was charged' })
      expect(await sandbox.refunds()).toEqual([])
    },
  )

  it.each<[Partial<Fault> & Pick<Fault, 'behaviour'>, number]>([
    [{ behaviour: 'lose-response-after' }, 1],
    [{ behaviour: 'lose-response-before' }, 0],
    [{ behaviour: 'html-500' }, 0],
    [{ behaviour: 'other-amount' }, 1],
    [{ behaviour: 'refuse', CODERROR: '200' }, 0],
    [{ behaviour: 'status', status: 403 }, 0],
    [{ behaviour: 'status', status: 404 }, 0],
    [{ behaviour: 'status', status: 406 }, 0],
    [{ behaviour: 'status', status: 422 }, 0],
    [{ behaviour: 'status', status: 500 }, 0],
  ])('M-04 is unclear after %j and not repeated by the client', async (fault, entries) => {
    const refund = await refundOf(94_423)
    await sandbox.next({ ...fault, step: 'refund' })
    expect((await sandbox.provider.refund(refund)).kind).toBe('unclear')
    expect(await sandbox.refunds()).toEqual(Array.from({ length: entries }, () => ENTRY))
  })

  it('M-04 is unclear after a timeout although it was processed', async () => {
    const refund = await refundOf(94_423)
    await sandbox.next({ behaviour: 'slow', delayMs: 60_000, step: 'refund' })
    const hasty = sandbox.providerWith({ timeouts: { refund: 500 } })
    expect(await hasty.refund(refund)).toEqual({
      kind: 'unclear',
      reason: 'Niubiz did not respond within 500 ms.',
    })
    expect(await sandbox.refunds()).toEqual([ENTRY])
  })

  it('M-04 is executed twice when an unclear one is repeated', async () => {
    const refund = await refundOf(10_000)
    await sandbox.next({ behaviour: 'lose-response-after', step: 'refund' })
    await sandbox.provider.refund(refund)
    await sandbox.provider.refund(refund)
    expect((await sandbox.refunds()).map(({ reference }) => reference)).toEqual(['6001-1', '6001-1'])
  })

  it("M-04 is refused by HTTP 200 with Niubiz's reason", async () => {
    const refund = await refundOf(94_423)
    await sandbox.next({ behaviour: 'refuse', CODERROR: '305', DSCERROR: 'Plazo vencido', step: 'refund' })
    expect(await sandbox.provider.refund(refund)).toEqual({ kind: 'refused', reason: 'Plazo vencido' })
    expect(await sandbox.refunds()).toEqual([])
  })

  it('M-04 is done after one 401', async () => {
    const refund = await refundOf(94_423)
    await sandbox.next({ behaviour: 'status', status: 401, step: 'refund' })
    expect(await sandbox.provider.refund(refund)).toEqual({ kind: 'done' })
    expect(await sandbox.refunds()).toEqual([ENTRY])
  })

  it('M-04 can be repeated after a 401 to both tokens', async () => {
    const refund = await refundOf(94_423)
    await sandbox.next({ behaviour: 'status', status: 401, step: 'refund', times: 2 })
    await expect(sandbox.provider.refund(refund)).rejects.toThrow(ProviderUnavailable)
    expect(await sandbox.refunds()).toEqual([])
    expect(await sandbox.provider.refund(refund)).toEqual({ kind: 'done' })
  })
})

describe('refund request', () => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()))
  })

  async function sentTo(reply: Reply, refund: Partial<RefundRequest> = {}) {
    const server = await startScriptedServer((request) => (isForToken(request) ? undefined : reply))
    closing.push(() => server.close())
    const request = { transactionId: '994', reference: '6001-1', amount: 94_423, ...refund }
    const outcome = await clientOf({ apiUrl: server.url }, { timeouts: { refund: 300 } }).refund(request)
    return { outcome, requests: server.requests.filter((candidate) => !isForToken(candidate)) }
  }

  it.each<[string, Reply]>([
    ['a reset', 'reset'],
    ['no response in time', 'silence'],
    ['HTML instead of JSON', { status: 200, body: '<h1>OK</h1>' }],
    ['an empty body', { status: 200, body: '' }],
    ['an unreadable 400', { status: 400, body: 'Bad Request' }],
    ['a 502 of a proxy', { status: 502, body: 'Bad Gateway' }],
    ['a redirect', { status: 302, body: '' }],
  ])('M-04 is unclear after %s, and sent once', async (_name, reply) => {
    const { outcome, requests } = await sentTo(reply)
    expect(outcome.kind).toBe('unclear')
    expect(requests).toHaveLength(1)
  })

  it('M-04 has a reference of at most 20 and a comment of at most 100 characters', async () => {
    const done: Reply = { status: 200, body: { errorCode: 0, data: { CODERROR: '100' } } }
    const reference = 'x'.repeat(20)
    const { requests } = await sentTo(done, { reference })
    expect(requests[0]).toMatchObject({
      path: '/api.refund/v1/refund/100000001/994',
      body: { comment: `Devolucion ${reference}`, externalReferenceId: reference, amount: 944.23 },
    })
    await expect(sentTo(done, { reference: 'x'.repeat(21) })).rejects.toThrow(RangeError)
    await expect(sentTo(done, { reference: '' })).rejects.toThrow(RangeError)
  })

  it('M-04 is refused without a request for a charge without a transaction number', async () => {
    const { outcome, requests } = await sentTo('reset', { transactionId: '' })
    expect(outcome.kind).toBe('refused')
    expect(requests).toEqual([])
  })
})
