import { expect, it } from 'vitest'
import { samplePayment } from '../../../test/samples/sample-payments.ts'
import { openPayment } from './payment-words.ts'

it.each([
  ['a refund by its id', { refundID: 'd7', purchaseNumber: '1042' }, { id: 'd7', isByCard: true }],
  [
    'a charge by its purchase number',
    { refundID: null, purchaseNumber: '1042' },
    { id: '1042', isByCard: true },
  ],
  ['a refund not paid by card', { refundID: 'd8', purchaseNumber: null }, { id: 'd8', isByCard: false }],
])('M-06 openPayment identifies %s', (_, part, expected) => {
  expect(openPayment(samplePayment(part))).toMatchObject(expected)
})
