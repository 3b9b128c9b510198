import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxFixture, startSandbox } from '../../../../test/payments/sandbox-fixture.ts'
import { clientOf, isForToken, startScriptedServer } from '../../../../test/payments/server-fixture.ts'
import { type ApprovedCharge, ProviderUnavailable } from '../../payment-provider.ts'
import { createTransport } from '../connection/transport.ts'

const send = createTransport()
const AMOUNT = 118_029
let now = 0
let sandbox: SandboxFixture

beforeEach(async () => {
  now = Date.parse('2026-11-28T15:00:00Z')
  sandbox = await startSandbox({ clock: () => now })
})
afterEach(() => sandbox.close())

async function approvedCharge(purchaseNumber: string): Promise<ApprovedCharge> {
  const tokenId = await sandbox.cardToken(await sandbox.openSession(AMOUNT))
  const outcome = await sandbox.provider.charge({ purchaseNumber, tokenId, amount: AMOUNT })
  if (outcome.kind !== 'approved') throw new Error(`Expected an approval, got ${JSON.stringify(outcome)}`)
  return outcome.charge
}

describe('cancelCharge', () => {
  function recording(): { provider: SandboxFixture['provider']; requests: string[] } {
    const requests: string[] = []
    const provider = sandbox.providerWith({
      transport: (request) => {
        const endpoint = /\/(void|reverse|retrieve)\//.exec(request.url)?.[1]
        if (endpoint) requests.push(endpoint)
        return send(request)
      },
    })
    return { provider, requests }
  }

  it.each([
    ['voids at 23:59:59 of the same day in Lima', '2026-11-28T15:00:00Z', '2026-11-29T04:59:59Z', ['void']],
    [
      'reverses at 00:00:00 of the next day in Lima',
      '2026-11-28T15:00:00Z',
      '2026-11-29T05:00:00Z',
      ['reverse'],
    ],
    [
      'reverses a minute later after midnight in Lima',
      '2026-11-29T04:59:30Z',
      '2026-11-29T05:00:30Z',
      ['reverse'],
    ],
    [
      'voids on the same day in Lima, the next in UTC',
      '2026-11-28T23:59:00Z',
      '2026-11-29T00:01:00Z',
      ['void'],
    ],
  ])('B-10 %s', async (_name, charged, cancelled, expected) => {
    now = Date.parse(charged)
    const charge = await approvedCharge('6001')
    now = Date.parse(cancelled)
    const { provider, requests } = recording()
    await provider.cancel(charge)
    expect(requests).toEqual(expected)
    expect(await sandbox.provider.lookup('6001')).toEqual({ kind: 'voided' })
    expect(await sandbox.charges()).toEqual([{ purchaseNumber: '6001', amount: AMOUNT, status: 'Voided' }])
  })

  it('B-10 reverses when midnight in Lima passes during the void', async () => {
    const charge = await approvedCharge('6002')
    const { provider, requests } = recording()
    const behind = sandbox.providerWith({ clock: () => Date.parse('2026-11-28T20:00:00Z') })
    now = Date.parse('2026-11-29T06:00:00Z')
    await behind.cancel(charge)
    expect((await provider.lookup('6002')).kind).toBe('voided')
    expect(requests).toEqual(['retrieve'])
  })

  it('B-10 can be repeated after a lost response', async () => {
    const charge = await approvedCharge('6003')
    await sandbox.next({ behaviour: 'lose-response-after', step: 'void' })
    await expect(sandbox.provider.cancel(charge)).rejects.toThrow(ProviderUnavailable)
    await sandbox.provider.cancel(charge)
    await sandbox.provider.cancel(charge)
    expect((await sandbox.charges()).map(({ status }) => status)).toEqual(['Voided'])
  })

  it('B-10 throws when the charge is still active', async () => {
    const charge = await approvedCharge('6004')
    await sandbox.next({ behaviour: 'html-500', step: 'void' })
    await expect(sandbox.provider.cancel(charge)).rejects.toThrow(ProviderUnavailable)
    expect((await sandbox.provider.lookup('6004')).kind).toBe('approved')
  })

  it('B-10 cancels a charge found by a look-up', async () => {
    await approvedCharge('6005')
    const found = await sandbox.provider.lookup('6005')
    if (found.kind !== 'approved') throw new Error('Expected an approved charge')
    await sandbox.provider.cancel(found.charge)
    expect((await sandbox.provider.lookup('6005')).kind).toBe('voided')
  })
  it.each([403, 404, 500] as const)('B-10 reverses after HTTP %i to the void', async (status) => {
    const charge = await approvedCharge('6006')
    await sandbox.next({ behaviour: 'status', status, step: 'void' })
    const { provider, requests } = recording()
    await provider.cancel(charge)
    expect(requests).toEqual(['void', 'retrieve', 'reverse'])
    expect((await sandbox.charges()).map((entry) => entry.status)).toEqual(['Voided'])
  })
})

describe("reversal response of Niubiz's sandbox", () => {
  const charge: ApprovedCharge = {
    purchaseNumber: '6001',
    amount: AMOUNT,
    transactionId: '994',
    traceNumber: '381',
    transactionDate: '261127100000',
    signature: 'abc',
    card: '491914******9067',
    brand: 'visa',
    actionDescription: '',
  }
  const reversed = (STATUS: string) => ({ order: { actionCode: '400' }, dataMap: { STATUS } })

  it.each([
    ['Voided', 200, reversed('Voided'), 'done'],
    ['VOIDED', 200, reversed('VOIDED'), 'done'],
    ['another status', 200, reversed('Authorized'), 'still active'],
    ['Voided in HTTP 400', 400, reversed('Voided'), 'still active'],
    ['no data map', 200, { order: { actionCode: '400' } }, 'still active'],
  ])('B-10 is decided by its status with action code 400 and %s', async (_name, status, body, expected) => {
    const order = { status: 'Authorized', purchaseNumber: '6001', amount: 1180.29, currency: 'PEN' }
    const server = await startScriptedServer((request) => {
      if (isForToken(request)) return undefined
      return request.path.includes('/reverse/') ? { status, body } : { status: 200, body: { order } }
    })
    const cancelling = clientOf({ apiUrl: server.url }, { clock: () => now }).cancel(charge)
    const result = await cancelling.then(() => 'done', String)
    await server.close()
    expect(result).toContain(expected)
  })
})
