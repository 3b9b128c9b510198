import { ApiProblem } from 'shared-ui/api/problems'
import { expect, it } from 'vitest'
import { refusedNights } from './refused-nights.ts'

it('case 10 refusedNights lists the refused nights by date, in the order sent', () => {
  const problem = new ApiProblem({
    status: 409,
    message: 'Hay noches que ya no están libres.',
    fields: { 'blockings.1.date': 'Esa noche está reservada.', other: 'No es de una noche.' },
  })
  expect(refusedNights(problem, ['2026-12-05', '2026-12-06'])).toEqual([
    { night: '2026-12-06', reason: 'Esa noche está reservada.' },
  ])
  expect(refusedNights(new Error('none'), ['2026-12-05'])).toEqual([])
})
