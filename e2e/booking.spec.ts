import { formatDate, formatLongDate } from 'shared-ui/copy/format'
import { bookingPath, bookWith, thanks } from './fixtures/booking-page.ts'
import { cards } from './fixtures/cards.ts'
import { mailsTo } from './fixtures/mailbox.ts'
import { freeRooms, roomNamed } from './fixtures/rooms.ts'
import { charges } from './fixtures/sandbox.ts'
import { expect, test } from './lodge/lodge-test.ts'

test('B-01 to B-05, B-11 a visitor searches, books and pays, gets a mail, and the nights are gone', async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  const stay = newStay(2)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  await page.goto('/rooms')
  await page.getByLabel('Entrada').fill(stay.entry)
  await page.getByLabel('Salida').fill(stay.departure)
  await page.getByRole('button', { name: 'Buscar' }).click()
  const results = page.getByRole('region', { name: 'Habitaciones disponibles' })
  await results.getByRole('link', { name: 'Reservar la habitación Molle' }).click()
  await expect(page).toHaveURL(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)
  await expect(thanks(page)).toContainText(`Enviamos la confirmación a ${guest.email}.`)
  await expect(thanks(page)).toContainText('491914******9067')
  await thanks(page).getByRole('button', { name: 'Finalizar' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
  const [mail] = await mailsTo(lodge.dataDir, guest.email)
  expect(mail?.subject).toContain(formatDate(stay.entry))
  expect(mail?.text).toContain(formatLongDate(stay.departure))
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Molle')
  expect((await charges(lodge.sandboxUrl)).at(-1)?.status).toBe('Authorized')
})
