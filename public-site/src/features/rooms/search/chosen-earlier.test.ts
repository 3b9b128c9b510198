import { expect, it } from 'vitest'
import { chosenEarlier } from './chosen-earlier.ts'

const stay = { entry: '2026-11-29', departure: '2026-11-30' }

/** The fields as served, with what a visitor changed. */
const fields = (changed: Record<string, string>): FormData => {
  const form = new FormData()
  const served = { inDate: stay.entry, outDate: stay.departure, persons: 'any' }
  for (const [name, value] of Object.entries({ ...served, ...changed })) form.set(name, value)
  return form
}

it.each([
  ['changes nothing without a choice', {}, {}],
  [
    'moves a departure that an entry chosen before the code passed',
    { inDate: '2026-12-14' },
    { stay: { entry: '2026-12-14', departure: '2026-12-15' } },
  ],
  [
    'keeps both dates chosen before the code',
    { inDate: '2026-12-14', outDate: '2026-12-17' },
    { stay: { entry: '2026-12-14', departure: '2026-12-17' } },
  ],
  [
    'keeps a departure that is too early, which the form then explains',
    { outDate: '2026-11-28' },
    { stay: { entry: '2026-11-29', departure: '2026-11-28' } },
  ],
  ['keeps the persons chosen before the code', { persons: '3' }, { persons: 3 }],
])('P-10, P-17 search %s', (_, changed, chosen) => {
  expect(chosenEarlier(fields(changed), { stay, persons: null })).toEqual(chosen)
})

it('P-17 search takes over that any number of persons was chosen before the code', () => {
  expect(chosenEarlier(fields({}), { stay, persons: 2 })).toEqual({ persons: null })
})

it('P-10 search keeps the dates of an address that do not exist, whose fields browsers leave empty', () => {
  const served = { stay: { entry: '2027-02-30', departure: '2027-03-01' }, persons: null }
  expect(chosenEarlier(fields({ inDate: '', outDate: '2027-03-01' }), served)).toEqual({})
})

it('P-17 search keeps its persons while a room is requested, whose form has no such field', () => {
  const form = fields({})
  form.delete('persons')
  expect(chosenEarlier(form, { stay, persons: 2 })).toEqual({})
})
