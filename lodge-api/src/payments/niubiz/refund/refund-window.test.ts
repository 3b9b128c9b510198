import { describe, expect, it } from 'vitest'
import { refundWindow } from './refund-window.ts'

const lima = (text: string): number => Date.parse(`${text}-05:00`)
const windowOf = (chargedAt: string, brand = 'visa') => refundWindow({ brand, chargedAt: lima(chargedAt) }, 2)

describe('refundWindow', () => {
  it.each([
    ['on a Tuesday', '2027-03-09T10:00:00', '2027-03-11T10:00:00'],
    ['on Friday evening', '2027-03-12T19:30:00', '2027-03-16T19:30:00'],
    ['late on Friday in Lima, Saturday in UTC', '2027-03-12T23:59:59', '2027-03-16T23:59:59'],
    ['before Fiestas Patrias', '2027-07-27T10:00:00', '2027-08-02T10:00:00'],
    ['before Semana Santa', '2027-03-24T15:00:00', '2027-03-30T15:00:00'],
    ['at the end of a year', '2026-12-31T08:00:00', '2027-01-05T08:00:00'],
    // Saturday's hours do not count: 48 hours of Monday and Tuesday.
    ['on a Saturday', '2027-03-13T10:00:00', '2027-03-17T00:00:00'],
    ['on a holiday', '2027-03-25T10:00:00', '2027-03-31T00:00:00'],
  ])('M-05 opens 48 business hours after a charge %s', (_name, chargedAt, opensAt) => {
    expect(windowOf(chargedAt)).toMatchObject({ kind: 'window', opensAt: lima(opensAt) })
  })

  it.each([
    ['of an ordinary day', '2027-03-09T10:00:00', '2027-09-09T10:00:00'],
    ['of 31 August, in a February of 28 days', '2026-08-31T21:15:00', '2027-02-28T21:15:00'],
    ['of 31 August, in a February of 29 days', '2027-08-31T21:15:00', '2028-02-29T21:15:00'],
    ['of 31 May', '2027-05-31T00:00:00', '2027-11-30T00:00:00'],
    ['of December', '2026-12-15T12:00:00', '2027-06-15T12:00:00'],
  ])('M-05 closes six calendar months after a charge %s', (_name, chargedAt, closesAt) => {
    expect(windowOf(chargedAt)).toMatchObject({ kind: 'window', closesAt: lima(closesAt) })
  })

  it.each([
    'visa',
    'VISA',
    ' Visa ',
    'Visa Débito',
    'visa electron',
    'mastercard',
    'Master Card',
    'MASTERCARD CREDITO',
  ])('M-05 has a window for the brand %j', (brand) => {
    expect(windowOf('2027-03-09T10:00:00', brand).kind).toBe('window')
  })

  it.each(['amex', 'American Express', 'dinersclub', 'unionpay', 'unknown', 'visanet', 'no visa', ''])(
    'M-05 is impossible for the brand %j',
    (brand) => {
      expect(windowOf('2027-03-09T10:00:00', brand)).toEqual({ kind: 'impossible' })
    },
  )
})

it('M-05 opens the refund window immediately without settlement', () => {
  const chargedAt = lima('2027-03-27T10:00:00')
  expect(refundWindow({ brand: 'visa', chargedAt }, 0)).toMatchObject({ kind: 'window', opensAt: chargedAt })
})
