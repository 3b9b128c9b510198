import { expect, it } from 'vitest'
import { complaintProblems, EMPTY_COMPLAINT } from '../messages/complaints.ts'
import { contactProblems, EMPTY_CONTACT } from '../messages/contact.ts'

it('V-11 problem of a long text says how many characters it has and how many it may have', () => {
  const message = '🌺'.repeat(4000)
  expect(contactProblems({ ...EMPTY_CONTACT, message }).message).toBeUndefined()
  expect(contactProblems({ ...EMPTY_CONTACT, message: `${message}.` }).message).toBe(
    'Son 4001 caracteres. Escriba 4000 como máximo.',
  )
  const complaint = { ...EMPTY_COMPLAINT, detail: 'x'.repeat(3001), asked: 'x'.repeat(2001) }
  expect(complaintProblems(complaint)).toMatchObject({
    detail: 'Son 3001 caracteres. Escriba 3000 como máximo.',
    asked: 'Son 2001 caracteres. Escriba 2000 como máximo.',
  })
})
