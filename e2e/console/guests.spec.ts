import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { openSignedIn } from '../fixtures/console-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { createReservation } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('D-12 the client is registered as a guest, and the sheet to sign is one page with the guest on it', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  const id = await createReservation(lodge, { room, stay: newStay(2), guest })
  await openSignedIn(page, lodge, `/view-reservation/${id}`)
  const panel = page.getByRole('region', { name: 'Huéspedes' })
  await expect(panel).toContainText('Faltan 3 huéspedes por registrar')
  await panel.getByRole('button', { name: 'Agregar al cliente' }).click()
  await page.getByLabel('Sexo').selectOption('Femenino')
  await page.getByLabel('Fecha de nacimiento').fill('1985-04-30')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel).toContainText('Faltan 2 huéspedes por registrar')
  await panel.getByRole('button', { name: 'Viene solo 1 persona' }).click()
  await expect(panel).toContainText('1 huésped registrado, no falta ninguno.')

  await page.evaluate(() => {
    window.print = () => {}
  })
  await panel.getByRole('button', { name: 'Imprimir ficha' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText('Ficha de registro de huéspedes')
  await expect(sheet.getByRole('row', { name: new RegExp(guest.surnames) })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('D-12 register of guests opens from the menu with the days of this month', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registro de huéspedes')
  const today = dayInLima(Date.now())
  await expect(page.getByLabel('Desde')).toHaveValue(`${today.slice(0, 7)}-01`)
  await page.getByLabel('Desde').fill('2020-01-01')
  await expect(page).toHaveURL(/from=2020-01-01/)
  await expect(page.getByText('Pida hasta un año a la vez.')).toBeVisible()
})
