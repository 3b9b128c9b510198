import type { Page } from '@playwright/test'
import { formatDate } from 'shared-ui/copy/format'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { bookingPath, bookWith, thanks } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { mailsTo } from '../fixtures/mailbox.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { reservationDetails, reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('A-12, B-09, P-08 staff extend a paid stay at the price shown, then cancel it: the nights are free, the card is refunded and the guest gets a mail about each', {
  tag: ['@once', '@engines'],
}, async ({ page, lodge, newStay, guest }) => {
  const longer = newStay(3)
  const stay = { ...longer, departure: addDays(longer.departure, -1) }
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)
  await expect(thanks(page)).toBeVisible()
  const [booked] = await reservationsIn(lodge, room, stay)
  const id = booked?._id ?? ''

  await openSignedIn(page, lodge, `/view-reservation/${id}`)
  await page.getByRole('link', { name: 'Cambiar' }).click()
  await page.getByLabel('Salida', { exact: true }).fill(longer.departure)
  const comparison = panel(page, 'Lo que cambia')
  await expect(comparison.getByRole('row', { name: /^Total/ })).toContainText('S/. 885.00')
  await expect(comparison).toContainText('Por cobrar en caja')
  await page.getByRole('button', { name: 'Guardar cambio' }).click()
  await expect(panel(page, 'Estadía')).toContainText(formatDate(longer.departure))
  await expect(panel(page, 'Cuenta')).toContainText('S/. 295.00')
  expect(await freeRooms(lodge.publicUrl, longer)).not.toContain('Molle')
  const subjects = async () => {
    const mails = await mailsTo(lodge.dataDir, guest.email)
    return new Set(mails.map(({ subject }) => subject?.split(' ')[0]))
  }
  // The mail about the change must be sent before the cancellation, which drops it if it still waits.
  await expect.poll(subjects).toEqual(new Set(['Su', 'Cambiamos']))

  await page.getByRole('button', { name: 'Cancelar reservación' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancelar la reservación de/ })
  await dialog.getByLabel('Motivo').fill('El huésped está enfermo.')
  await expect(dialog).toContainText('Se devuelve a la tarjetaS/. 472.00')
  await dialog.getByRole('button', { name: 'Cancelar reservación' }).click()
  await expect(page.getByText(/^Se canceló la reservación de/)).toBeVisible()
  await expect(panel(page, 'Cancelación')).toContainText('80 % de lo pagado')
  expect(await freeRooms(lodge.publicUrl, longer)).toContain('Molle')

  await expect
    .poll(async () => (await reservationDetails(lodge, id)).refunds.map(({ state }) => state))
    .toEqual(['done'])
  await page.reload()
  await expect(panel(page, 'Pago')).toContainText('Hecha')
  await expect.poll(subjects).toEqual(new Set(['Su', 'Cambiamos', 'Cancelamos']))

  await page.goto(`${lodge.adminUrl}/reservations-panel?search=${id.slice(-8)}&state=cancelled`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^reservaciones-\d{4}-\d\d-\d\d\.csv$/)
})
