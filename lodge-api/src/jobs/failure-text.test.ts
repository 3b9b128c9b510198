import { describe, expect, it } from 'vitest'
import { failureText } from './failure-text.ts'

describe('failureText', () => {
  it('case 17 says what a mail server answered, without whose mail it was', () => {
    const error = Object.assign(new Error("Can't send mail\n550 <rosa.quispe@example.com> is unknown"), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    })
    expect(failureText(error)).toBe(
      "Error: Can't send mail 550 <…> is unknown, code EENVELOPE, responseCode 550, command RCPT TO",
    )
  })

  it('case 17 leaves out numbers that may be a document or a card', () => {
    expect(failureText(new Error('duplicate key (document_number)=(45678912)'))).not.toContain('45678912')
  })

  it('case 17 stays short', () => {
    expect(failureText(new Error('x'.repeat(5_000)))).toHaveLength(200)
  })

  it('case 17 does not stumble over what is not an error', () => {
    expect(failureText({ email: 'rosa@example.com' })).toBe('Something that is not an error was thrown')
  })
})
