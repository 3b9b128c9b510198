import { expect, it } from 'vitest'
import { MORE_MENU, STAFF_MENU } from './staff-menu.ts'

it('W-10 each page of the menu has a letter of its own', () => {
  const letters = [...STAFF_MENU, ...MORE_MENU].map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
  for (const letter of letters) expect(letter).toMatch(/^[a-z]$/)
})
