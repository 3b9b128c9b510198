import { expect, it } from 'vitest'
import { cancelledDetail } from '../../../../../test/samples/sample-reservations.ts'
import { settleActions } from '../../../../lib/settle-payment/open-payment.ts'
import { openRefund } from './open-refund.ts'

it.each([
  ['waiting', '', []],
  ['waiting', 'refused', ['by_hand']],
  ['asking', '', []],
  ['done', '', []],
  ['unclear', 'unclear', ['given', 'retry', 'by_hand']],
  ['manual', 'too_old', ['by_hand', 'retry']],
  ['manual', '', ['by_hand']],
  ['paid_by_hand', '', []],
] as const)('M-06 a refund in state %s with problem %j offers %j', (state, problem, actions) => {
  const reservation = cancelledDetail({ state, problem })
  const [refund] = reservation.refunds
  if (!refund) throw new Error('The sample has a refund')
  const open = openRefund(reservation, refund)
  expect(open ? settleActions(open).map(({ action }) => action) : []).toEqual(actions)
})
