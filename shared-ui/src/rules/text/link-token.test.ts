import { expect, it } from 'vitest'
import { linkToken } from './link-token.ts'

const TOKEN = 'aB3_-xyz0123456789'

it.each(['#', '%23', '%2523', '<', '(', '"', ' ', ''])('P-19 finds the token after %j', (before) => {
  expect(linkToken(before + TOKEN)).toBe(TOKEN)
})

it.each(['.', '>', '%3E', '%253e', ')', ',', '"', '”', '>.', '.</p>', '\n', '%20', '='])(
  'P-19 finds the token before %j',
  (after) => {
    expect(linkToken(TOKEN + after)).toBe(TOKEN)
  },
)

it('P-19 finds no token in a lost fragment', () => {
  expect(linkToken('')).toBe('')
  expect(linkToken('%23.')).toBe('')
})
