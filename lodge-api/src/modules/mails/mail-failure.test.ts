import type { MailFailure } from 'shared-ui/validators/messages/mail'
import { expect, it } from 'vitest'
import { mailFailure } from './mail-failure.ts'

it.each<[MailFailure, string]>([
  ['unreachable', 'Error: connect ECONNREFUSED 127.0.0.1:25, code ESOCKET, command CONN'],
  ['unreachable', 'Error: getaddrinfo ENOTFOUND correo.example.pe, code EDNS, command CONN'],
  ['unreachable', 'Error: Connection timeout, code ETIMEDOUT, command CONN'],
  ['account_refused', 'Error: Invalid login: 535 no, code EAUTH, responseCode 535, command AUTH PLAIN'],
  ['address_refused', 'Error: 550 <…> is unknown, code EENVELOPE, responseCode 550, command RCPT TO'],
  ['busy', 'Error: 450 mailbox busy, code EENVELOPE, responseCode 450, command RCPT TO'],
  ['mail_refused', 'Error: 554 looks like spam, code EMESSAGE, responseCode 554, command DATA'],
  ['storage', "Error: ENOTDIR: not a directory, mkdir '/var/lodge/mail', code ENOTDIR"],
  ['storage', 'Error: ENOSPC: no space left on device, write, code ENOSPC'],
  ['unknown', 'TypeError: Cannot read properties of undefined'],
])('case 17 classifies as %s: %j', (failure, lastError) => {
  expect(mailFailure(lastError)).toBe(failure)
})
