import { expect, it } from 'vitest'
import { followSaved } from './follow-saved.ts'

it('case 19 keeps what was touched here, and follows what is saved in all else', () => {
  const typed = { category: 'Triple', price: '220', photo: null }
  const saved = { category: 'Suite', price: '260', photo: null }
  expect(followSaved(typed, saved, new Set<keyof typeof typed>(['category']))).toEqual({
    ...saved,
    category: 'Triple',
  })
  expect(followSaved(typed, saved, new Set())).toEqual(saved)
  expect(typed.price).toBe('220')
})
