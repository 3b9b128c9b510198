import * as v from 'valibot'
import { type ApprovedCharge, ProviderUnavailable } from '../payment-provider.ts'
import { isSameLimaDay } from './lima-stamp.ts'
import type { Line } from './line.ts'
import { lookUp } from './look-up.ts'
import { cancelledAnswer } from './niubiz-answers.ts'

/**
 * Voids on the day of the charge in Lima, and reverses on any other, or when the day turned meanwhile. Where neither is
 * confirmed, the look-up decides, so that a repeat after a lost answer finds its work done.
 */
export async function cancelCharge(line: Line, approved: ApprovedCharge): Promise<void> {
  const canVoid = approved.signature !== '' && isSameLimaDay(approved.transactionDate, line.clock())
  for (const takeBack of canVoid ? [voidCharge, reverseCharge] : [reverseCharge]) {
    if (await takeBack(line, approved)) return
    const found = await lookUp(line, approved.purchaseNumber)
    if (found.kind === 'voided') return
  }
  throw new ProviderUnavailable('Niubiz did not take the charge back; it still stands.')
}

async function voidCharge(line: Line, approved: ApprovedCharge): Promise<boolean> {
  const answer = await line.call({
    method: 'PUT',
    path: line.paths.void(approved.signature),
    timeout: line.timeouts.other,
    body: { annulationReason: 'Reservation not confirmed' },
  })
  return answer.status === 200 && isVoided(answer.body)
}

async function reverseCharge(line: Line, approved: ApprovedCharge): Promise<boolean> {
  const { purchaseNumber, transactionDate } = approved
  const answer = await line.call({
    method: 'POST',
    path: line.paths.reverse,
    timeout: line.timeouts.other,
    body: { channel: 'web', order: { purchaseNumber, transactionDate } },
  })
  return answer.status === 200 && isVoided(answer.body)
}

function isVoided(body: unknown): boolean {
  const parsed = v.safeParse(cancelledAnswer, body)
  return parsed.success && parsed.output.dataMap.STATUS.toLowerCase() === 'voided'
}
