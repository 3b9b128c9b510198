import { describe, expect, it } from 'vitest'
import {
  brandOf,
  formatExpiry,
  formatNumber,
  isCvcValid,
  isExpired,
  isExpiryValid,
  isNumberValid,
} from './card-rules.js'

describe('card number', () => {
  it.each([
    ['4919148107859067', true],
    ['4500340090000016', true],
    ['4551708161768059', true],
    ['4111111111111111', true],
    ['4444333322221111', true],
    ['378282246310005', true],
    ['30569309025904', true],
    ['4919148107859066', false],
    ['4919148107859076', false],
    ['491914810785906', false],
    ['0000', false],
    ['', false],
  ])('B-04 isNumberValid of %s is %s', (number, expected) => {
    expect(isNumberValid(number)).toBe(expected)
  })

  it.each([
    ['4', '4'],
    ['49191', '4919 1'],
    ['4919148107859067', '4919 1481 0785 9067'],
    ['4919-1481 0785 9067 99', '4919 1481 0785 9067'],
    ['378282246310005', '3782 822463 10005'],
    ['abc', ''],
  ])('B-04 formats %s as %s', (typed, written) => {
    expect(formatNumber(typed)).toBe(written)
  })

  it('B-04 has a brand', () => {
    expect(['4919', '5555', '2223', '3782', '3056', '9'].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
      'dinersclub',
      'unknown',
    ])
  })
})

describe('card expiry', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['3', '03'],
    ['1/', '01/'],
    ['12', '12'],
    ['12/', '12/'],
    ['122', '12/2'],
    ['1228', '12/28'],
    ['12/28', '12/28'],
    ['12282', '12/28'],
    ['12/202', '12/202'],
    ['12/2028', '12/28'],
    ['03 / 30', '03/30'],
  ])('B-04 formats %j as %j', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written)
  })

  it.each([
    ['11/26', '2026-11-30T23:59:59-05:00', true],
    ['11/26', '2026-12-01T11:59:59Z', true],
    ['11/26', '2026-12-01T12:00:00Z', false],
    ['12/26', '2027-01-01T00:00:00Z', true],
    ['12/26', '2027-01-02T00:00:00Z', false],
    ['02/28', '2028-02-29T12:00:00Z', true],
    ['13/30', '2026-11-28T00:00:00Z', false],
    ['00/30', '2026-11-28T00:00:00Z', false],
    ['1/30', '2026-11-28T00:00:00Z', false],
  ])('B-04 isExpiryValid of %s at %s is %s', (expiry, moment, expected) => {
    expect(isExpiryValid(expiry, Date.parse(moment))).toBe(expected)
  })

  it('B-04 is valid until the end of its month', () => {
    expect(isExpired('11/26', Date.parse('2026-11-15T00:00:00Z'))).toBe(false)
  })
})

describe('security code', () => {
  it.each([
    ['123', '4919148107859067', true],
    ['1234', '4919148107859067', false],
    ['1234', '378282246310005', true],
    ['123', '378282246310005', false],
    ['12', '', false],
    ['1234', '', true],
  ])('B-04 isCvcValid of %s for the number %j is %s', (cvc, number, expected) => {
    expect(isCvcValid(cvc, number)).toBe(expected)
  })
})
