import { expect, it } from 'vitest'
import { tokenIn } from './use-link-token.ts'

it.each([
  ['the fragment', { hash: 'aB3_-x', searchStr: '' }, 'aB3_-x'],
  ['the fragment with a full stop behind it', { hash: 'aB3_-x.', searchStr: '' }, 'aB3_-x'],
  ['the query of an older mail', { hash: '', searchStr: '?token=aB3_-x' }, 'aB3_-x'],
  ['the fragment rather than the query', { hash: 'aB3_-x', searchStr: '?token=other' }, 'aB3_-x'],
  ['a link that lost its token', { hash: '', searchStr: '?utm_source=mail' }, ''],
  ['a fragment that is longer than any token', { hash: 'a'.repeat(4000), searchStr: '' }, 'a'.repeat(100)],
])('P-20 reads the token of a mail link from %s', (_, location, token) => {
  expect(tokenIn(location)).toBe(token)
})
