import { expect, it } from 'vitest'
import { MORE_MENU, STAFF_MENU } from './staff-menu.ts'

it('W-10 every page of the menu has its own shortcut letter', () => {
  const shortcutLetters = [...STAFF_MENU, ...MORE_MENU].map(({ letter }) => letter)
  expect(new Set(shortcutLetters).size).toBe(shortcutLetters.length)
  for (const letter of shortcutLetters) expect(letter).toMatch(/^[a-z]$/)
})
