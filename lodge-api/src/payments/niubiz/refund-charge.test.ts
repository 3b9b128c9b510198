import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProviderUnavailable, type RefundRequest } from '../payment-provider.ts'
import { type SandboxFixture, startSandbox } from '../sandbox/sandbox-fixture.ts'

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

describe('giving a part of a charge back', () => {
  it('P-08 gives a part back, to the céntimo', async () => {
    expect(await sandbox.provider.refund(await refundOf(94_423))).toEqual({ kind: 'done' })
    expect(await sandbox.refunds()).toEqual([{ reference: '6001-1', purchaseNumber: '6001', amount: 94_423 }])
  })

  it.each(['lose-answer-before', 'lose-answer-after', 'html-500'] as const)(
    'B-10 knows nothing after %s, and gives once when it is asked again',
    async (behaviour) => {
      const refund = await refundOf(94_423)
      await sandbox.next({ behaviour, step: 'refund' })
      await expect(sandbox.provider.refund(refund)).rejects.toThrow(ProviderUnavailable)
      expect(await sandbox.provider.refund(refund)).toEqual({ kind: 'done' })
      expect(await sandbox.refunds()).toHaveLength(1)
    },
  )

  it('P-08 tells a refusal from a lost answer', async () => {
    const outcome = await sandbox.provider.refund(await refundOf(AMOUNT + 1))
    expect(outcome).toEqual({ kind: 'refused', reason: 'More than was charged' })
    expect(await sandbox.refunds()).toEqual([])
  })
})
