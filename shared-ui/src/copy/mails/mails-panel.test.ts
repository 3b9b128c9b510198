import { expect, it } from 'vitest'
import { mailName } from './mails-panel.ts'

it.each([
  ['reservation-cancelled', 'Reserva cancelada'],
  ['complaint-reply', 'Respuesta a hoja de reclamación'],
  ['known-to-a-newer-server', 'Correo'],
])('mailName names the template %s %s', (template, name) => {
  expect(mailName(template)).toBe(name)
})
