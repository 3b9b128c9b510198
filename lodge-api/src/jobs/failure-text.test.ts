import { describe, expect, it } from 'vitest'
import { failureText } from './failure-text.ts'

describe('failureText', () => {
  it("case 17 includes the mail server's response without the mail address", () => {
    const error = Object.assign(new Error("Can't send mail\n550 <rosa.quispe@example.com> is unknown"), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    })
    expect(failureText(error)).toBe(
      "Error: Can't send mail 550 <…> is unknown, code EENVELOPE, responseCode 550, command RCPT TO",
    )
  })

  it('case 17 omits numbers that may be a document or a card', () => {
    expect(failureText(new Error('duplicate key (document_number)=(45678912)'))).not.toContain('45678912')
  })

  it('case 17 is at most 200 characters long', () => {
    expect(failureText(new Error('x'.repeat(5_000)))).toHaveLength(200)
  })

  it('case 17 describes a thrown value that is not an Error', () => {
    expect(failureText({ email: 'rosa@example.com' })).toBe('A value that is not an Error was thrown')
  })
})
