import { describe, expect, it } from 'vitest'
import { CHANGE_RESERVATION } from './change-reservation.ts'

describe('The refund of a shortened stay', () => {
  it.each([
    [0, 'según las condiciones no se devuelve nada de lo que ya no se usa'],
    [80, 'según las condiciones se devuelve el 80 % de lo que ya no se usa'],
  ])('D-06 says what the terms refund at %i %%', (percent, words) => {
    expect(CHANGE_RESERVATION.refundHint({ daysAhead: 5, percent })).toContain(words)
  })
})
