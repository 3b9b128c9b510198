import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApprovedCharge, ProviderUnavailable } from '../payment-provider.ts'
import { type SandboxFixture, startSandbox } from '../sandbox/sandbox-fixture.ts'

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

describe('taking a charge back', () => {
  function recording(): { provider: SandboxFixture['provider']; calls: string[] } {
    const calls: string[] = []
    const provider = sandbox.providerWith({
      fetch: (url, init) => {
        const call = /\/(void|reverse|retrieve)\//.exec(url)?.[1]
        if (call) calls.push(call)
        return fetch(url, init)
      },
    })
    return { provider, calls }
  }

  it.each([
    ['at 23:59:59 of the same day in Lima voids', '2026-11-28T15:00:00Z', '2026-11-29T04:59:59Z', ['void']],
    [
      'at 00:00:00 of the next day in Lima reverses',
      '2026-11-28T15:00:00Z',
      '2026-11-29T05:00:00Z',
      ['reverse'],
    ],
    [
      'a minute later, over midnight in Lima, reverses',
      '2026-11-29T04:59:30Z',
      '2026-11-29T05:00:30Z',
      ['reverse'],
    ],
    [
      'the same day in Lima, the next in UTC, voids',
      '2026-11-28T23:59:00Z',
      '2026-11-29T00:01:00Z',
      ['void'],
    ],
  ])('B-10 %s', async (_name, charged, cancelled, expected) => {
    now = Date.parse(charged)
    const charge = await approvedCharge('6001')
    now = Date.parse(cancelled)
    const { provider, calls } = recording()
    await provider.cancel(charge)
    expect(calls).toEqual(expected)
    expect(await sandbox.provider.lookup('6001')).toEqual({ kind: 'voided' })
    expect(await sandbox.charges()).toEqual([{ purchaseNumber: '6001', amount: AMOUNT, status: 'Voided' }])
  })

  it('B-10 reverses when midnight in Lima passed on the way', async () => {
    const charge = await approvedCharge('6002')
    const { provider, calls } = recording()
    const behind = sandbox.providerWith({ clock: () => Date.parse('2026-11-28T20:00:00Z') })
    now = Date.parse('2026-11-29T06:00:00Z')
    await behind.cancel(charge)
    expect((await provider.lookup('6002')).kind).toBe('voided')
    expect(calls).toEqual(['retrieve'])
  })

  it('B-10 can be repeated, after a lost answer as well', async () => {
    const charge = await approvedCharge('6003')
    await sandbox.next({ behaviour: 'lose-answer-after', step: 'void' })
    await expect(sandbox.provider.cancel(charge)).rejects.toThrow(ProviderUnavailable)
    await sandbox.provider.cancel(charge)
    await sandbox.provider.cancel(charge)
    expect((await sandbox.charges()).map(({ status }) => status)).toEqual(['Voided'])
  })

  it('B-10 says so when the charge still stands', async () => {
    const charge = await approvedCharge('6004')
    await sandbox.next({ behaviour: 'html-500', step: 'void' })
    await expect(sandbox.provider.cancel(charge)).rejects.toThrow(ProviderUnavailable)
    expect((await sandbox.provider.lookup('6004')).kind).toBe('approved')
  })

  it('B-10 works from what a look-up told', async () => {
    await approvedCharge('6005')
    const found = await sandbox.provider.lookup('6005')
    if (found.kind !== 'approved') throw new Error('Expected an approved charge')
    await sandbox.provider.cancel(found.charge)
    expect((await sandbox.provider.lookup('6005')).kind).toBe('voided')
  })
})
