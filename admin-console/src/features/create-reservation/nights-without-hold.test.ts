import { expect, it } from 'vitest'
import { nightsWithoutHold } from './nights-without-hold.ts'

it('M-08 nightsWithoutHold lists the held nights that no hold covers', () => {
  const hold = { purchaseNumber: '1', inDate: '2026-12-02', outDate: '2026-12-03', until: '' }
  const heldNights = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
  expect(nightsWithoutHold({ heldNights, holds: [hold] })).toEqual(['2026-12-01', '2026-12-04'])
  expect(nightsWithoutHold({ heldNights, holds: [] })).toEqual(heldNights)
})
