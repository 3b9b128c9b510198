import type { APIRequestContext, Page } from '@playwright/test'
import { ComplaintResponse } from 'shared-ui/validators/messages/complaint'
import * as v from 'valibot'
import { openSignedIn } from '../fixtures/console-page.ts'
import type { Guest } from '../fixtures/guests.ts'
import { giveUpReply, whileMailFails } from '../fixtures/mail-outage.ts'
import { mailsTo } from '../fixtures/mailbox.ts'
import { expect, test } from '../lodge/lodge-test.ts'

/** Sends a message and a complaint as a visitor; returns the complaint. */
async function sendMessageAndComplaint(request: APIRequestContext, guest: Guest) {
  const { names, email, phone, location, identificationDocument, identificationDocumentNumber } = guest
  const message = '¿Hay cochera para dos autos?'
  await request.post('/api/contact/form', { data: { names, email, phone, message } })
  const consumer = { names, email, phone, location, identificationDocument, identificationDocumentNumber }
  const bought = { goodKind: 'service', goodDescription: 'Dos noches', amount: '120.50' }
  const complaint = { kind: 'claim', detail: 'No había agua caliente.', asked: 'Una noche.' }
  const data = { ...consumer, ...bought, ...complaint, isMinor: false, guardian: '' }
  const response = await request.post('/api/complaint/create', { data })
  return v.parse(ComplaintResponse, await response.json()).complaint
}

/** Opens a page of the inbox by its menus. */
async function openInbox(page: Page, title: string) {
  await page
    .getByRole('navigation', { name: 'Menú del personal' })
    .getByRole('link', { name: /^Mensajes/ })
    .click()
  await page
    .getByRole('navigation', { name: 'Mensajes y avisos' })
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

async function handleMessage(page: Page, guest: Guest) {
  await page.getByLabel('Nombre, correo o palabras').fill(guest.email)
  await expect(page.getByText('1 de 1 mensaje')).toBeVisible()
  await page.getByRole('link', { name: guest.names }).click()
  await expect(page.getByText('¿Hay cochera para dos autos?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
    'href',
    /^mailto:rosa/,
  )
  await page.getByRole('button', { name: 'Marcar como atendido' }).click()
  await expect(page.getByText(/^Por recepcion, /)).toBeVisible()
}

async function replyToComplaint(page: Page, number: string) {
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('Faltan 15 días hábiles')).toBeVisible()
  await page.getByLabel('Respuesta al consumidor').fill('Le devolvemos una noche.')
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText(/^La respuesta quedó escrita en la hoja/)).toBeVisible()
  await expect(page.getByText('Respondida', { exact: true })).toBeVisible()
}

test('A-03, P-13, Ley 29571, case 17 staff handle messages and complaints during a mail outage, and a failed reply is sent on retry', {
  tag: '@once',
}, async ({ page, lodge, guest, request }) => {
  let number = ''
  await whileMailFails(lodge, async () => {
    const complaint = await sendMessageAndComplaint(request, guest)
    number = complaint.number
    await openSignedIn(page, lodge, '/messages-panel')
    await handleMessage(page, guest)
    await openInbox(page, 'Libro de Reclamaciones')
    await replyToComplaint(page, number)
    await expect.poll(() => giveUpReply(lodge, complaint._id)).toBe(1)
  })

  await openInbox(page, 'Correos no enviados')
  const mail = page.getByRole('listitem').filter({ hasText: 'Respuesta a hoja' }).filter({ hasText: number })
  await expect(mail.getByText('No se envió')).toBeVisible()
  await expect(mail.getByText(/^No se pudo guardar el correo/)).toBeVisible()
  await mail.getByRole('button', { name: /^Reintentar/ }).click()
  await expect(page.getByText('El correo se envió: Respuesta a hoja de reclamación.')).toBeVisible()
  await expect(mail).toHaveCount(0)
  const replies = (await mailsTo(lodge.dataDir, guest.email)).filter(({ subject }) =>
    subject?.includes(`Respuesta a su hoja de reclamación ${number}`),
  )
  expect(replies).toHaveLength(1)
  expect(replies[0]?.text).toContain('Le devolvemos una noche.')
})
