import { expect, it } from 'vitest'
import { type OpenPayment, settleActions } from './open-payment.ts'

const actionsOf = (part: Pick<OpenPayment, 'problem'> & Partial<OpenPayment>) =>
  settleActions({ id: '1', amount: 10, isByCard: true, reservation: '', client: '', ...part }).map(
    ({ action }) => action,
  )

it.each([
  ['charge_unknown', []],
  ['charge_returning', ['mark_returned']],
  ['refund_waiting', ['by_hand']],
  ['refund_unclear', ['given', 'retry', 'by_hand']],
  ['refund_manual', ['by_hand', 'retry']],
] as const)('M-06 %s offers the actions %j', (problem, actions) => {
  expect(actionsOf({ problem })).toEqual(actions)
})

it('M-06 a refund not paid by card offers no retry at the provider', () => {
  expect(actionsOf({ problem: 'refund_manual', isByCard: false })).toEqual(['by_hand'])
})
