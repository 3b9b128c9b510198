import { expect, it } from 'vitest'
import { mailLinkToken } from './link-token.ts'

const SECRET = new TextEncoder().encode('the secret of a test')
const OTHER_SECRET = new TextEncoder().encode('another secret')

it('B-12 derives the same token for every attempt of a mail', () => {
  expect(mailLinkToken(SECRET, 'guest-link', 'job-1')).toBe(mailLinkToken(SECRET, 'guest-link', 'job-1'))
})

it('B-12 derives 256 bits that need no URL escaping', () => {
  expect(mailLinkToken(SECRET, 'guest-link', 'job-1')).toMatch(/^[\w-]{43}$/)
})

it('B-12 derives different tokens for another mail, purpose or secret', () => {
  const tokens = [
    mailLinkToken(SECRET, 'guest-link', 'job-1'),
    mailLinkToken(SECRET, 'guest-link', 'job-2'),
    mailLinkToken(SECRET, 'newsletter', 'job-1'),
    mailLinkToken(OTHER_SECRET, 'guest-link', 'job-1'),
  ]
  expect(new Set(tokens).size).toBe(tokens.length)
})
