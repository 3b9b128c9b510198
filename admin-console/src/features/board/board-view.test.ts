import { expect, it } from 'vitest'
import { periodShown } from './board-view.ts'

it('W-05 board requests the days that it shows: a month, or one day on a phone', () => {
  const asked = { span: { from: '2026-11-27', length: 'month' }, day: '2026-11-28' } as const
  expect(periodShown(asked, 'span')).toEqual({ from: '2026-11-27', to: '2026-12-26' })
  expect(periodShown(asked, 'day')).toEqual({ from: '2026-11-28', to: '2026-11-28' })
})
