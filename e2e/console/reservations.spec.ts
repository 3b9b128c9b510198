import type { Page } from '@playwright/test'
import { formatDate } from 'shared-ui/copy/format'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { bookingPath, bookWith, thanks } from '../fixtures/booking-page.ts'
import { bringIntoView } from '../fixtures/bring-into-view.ts'
import { cards } from '../fixtures/cards.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import type { Guest } from '../fixtures/guests.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { createReservation, reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import type { RunningLodge } from '../lodge/start-lodge.ts'

/** Returns the guest under a name that no other test uses. */
const named = (guest: Guest, surnames: string): Guest => ({ ...guest, surnames, names: 'Ñusta' })

/** Creates a reservation of the room Helecho and opens the list; returns its menu and the delete button in it. */
async function listReservation(
  page: Page,
  { lodge, stay, guest }: { lodge: RunningLodge; stay: Stay; guest: Guest },
) {
  const surnames = `Wayna ${guest.email}`
  const client = `${surnames}, Ñusta`
  const room = await roomNamed(lodge.publicUrl, 'Helecho')
  await createReservation(lodge, { room, stay, guest: named(guest, surnames) })
  await openSignedIn(page, lodge, `/reservations-panel?search=${encodeURIComponent(surnames)}`)
  const menu = page.getByRole('button', { name: `Más acciones: ${client}` })
  const button = page.getByRole('button', { name: `Eliminar la reservación de ${client}` })
  return { menu, button, client, room }
}

test('A-05, C-05 list of reservations shows six, Cargar más loads the rest; a reload and going back restore list and position', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  const surnames = `Cóndor ${guest.email}`
  for (let created = 0; created < 8; created += 1) {
    await createReservation(lodge, { room, stay: newStay(1), guest: named(guest, surnames) })
  }
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.getByLabel('Cliente o habitación').fill(surnames)
  await expect(page.getByText('6 de 8 reservaciones')).toBeVisible()
  await page.getByRole('button', { name: 'Cargar más' }).click()
  await expect(page.getByText('8 de 8 reservaciones')).toBeVisible()
  await expect(page.getByRole('link', { name: surnames })).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Cargar más' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('8 de 8 reservaciones')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 400 })
  const last = page.getByRole('link', { name: surnames }).last()
  await bringIntoView(last)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Reservación')
  await page.getByRole('link', { name: 'Volver a Reservaciones' }).click()
  await expect(page.getByText('8 de 8 reservaciones')).toBeAttached()
  await expect(last).toBeInViewport()
})

test('A-05 list of reservations shows client, room, both dates, total and channel', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const surnames = `Puma ${guest.email}`
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  await createReservation(lodge, { room, stay, guest: named(guest, surnames) })
  // An unknown search parameter of the page is not sent to the API.
  await openSignedIn(page, lodge, `/reservations-panel?search=${encodeURIComponent(surnames)}&group=abc`)
  const row = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name: surnames }) })
  for (const text of [
    `${surnames}, Ñusta`,
    'Retama · Triple',
    formatDate(stay.entry),
    formatDate(stay.departure),
    'S/. 731.60',
    'Teléfono',
  ]) {
    await expect(row).toContainText(text)
  }
})

test('A-05 search and filters of reservations are part of the URL and ignore case and accents', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const surnames = `Ñaupari ${guest.email}`
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  await createReservation(lodge, { room, stay, guest: named(guest, surnames) })
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.getByLabel('Cliente o habitación').fill(`naupari ${guest.email}`.toUpperCase())
  await expect(page.getByText('1 de 1 reservación')).toBeVisible()
  await page.getByLabel('Noches desde').fill(addDays(stay.departure, 0))
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`from=${stay.departure}`))
  await page.reload()
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  await expect(page.getByLabel('Noches desde')).toHaveValue(stay.departure)
  await page.getByLabel('Noches desde').fill(addDays(stay.departure, -1))
  await expect(page.getByText('1 de 1 reservación')).toBeVisible()
  await page.getByLabel('Estado').selectOption('Eliminada')
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).first().click()
  await expect(page).toHaveURL(/\/reservations-panel$/)
  await expect(page.getByText(/^6 de \d+ reservaciones$/)).toBeVisible()
})

test('A-12, N-03 reservation page shows stay, room, client, payment and history', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  await page.goto(bookingPath(room, stay))
  await bookWith(page, { ...guest, RUC: '20131312955' }, cards.approved)
  await expect(thanks(page)).toBeVisible()
  const [reservation] = await reservationsIn(lodge, room, stay)
  expect(reservation?.outDate).toBe(addDays(stay.departure, -1))

  await openSignedIn(page, lodge, `/view-reservation/${reservation?._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Reservación')
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  for (const text of [
    `Entrada${formatDate(stay.entry)}`,
    `Salida${formatDate(stay.departure)}`,
    '2 noches',
    'S/. 590.00',
    'WEB',
  ]) {
    await expect(panel('Estadía')).toContainText(text)
  }
  for (const text of ['Molle', 'Matrimonial con terraza', 'S/. 250.00', '2 personas']) {
    await expect(panel('Habitación')).toContainText(text)
  }
  await expect(panel('Habitación').getByRole('img')).toHaveJSProperty('complete', true)
  for (const text of [
    ...Object.values(guest).filter((value) => value !== '' && value !== guest.age),
    '34 años',
    '20131312955',
  ]) {
    await expect(panel('Cliente')).toContainText(text)
  }
  for (const text of ['Pagado', '491914******9067', 'Modo de prueba']) {
    await expect(panel('Pago')).toContainText(text)
  }
  await expect(panel('Historia')).toContainText('Reservación confirmada')
})

test('A-12 unknown reservation shows a message and a link to the list', { tag: '@once' }, async ({
  page,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/view-reservation/018f0000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservación no encontrada')
  await page.getByRole('link', { name: 'Volver a Reservaciones' }).click()
  await expect(page).toHaveURL(/\/reservations-panel/)
})

test('W-08 Sí deletes a reservation, refreshes the list and frees its nights', {
  tag: '@phone',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const { menu, button, client, room } = await listReservation(page, { lodge, stay, guest })
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Helecho')
  await menu.click()
  await button.click()
  const dialog = page.getByRole('alertdialog', { name: `Eliminar la reservación de ${client}` })
  await expect(dialog).toContainText('Habitación Helecho')
  await expect(dialog).toContainText(`Del ${formatDate(stay.entry)} al ${formatDate(stay.departure)}`)
  await dialog.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText(`Se eliminó la reservación de ${client}.`)).toBeVisible()
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Helecho')
  expect((await reservationsIn(lodge, room, stay)).map(({ state }) => state)).toEqual(['deleted'])
})

test('W-07, W-08 No and Escape close the delete dialog without deleting, and Tab stays inside it', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const { menu, button } = await listReservation(page, { lodge, stay, guest })
  const dialog = page.getByRole('alertdialog')
  await menu.press('Enter')
  await button.press('Enter')
  const no = dialog.getByRole('button', { name: 'No' })
  await expect(no).toBeFocused()
  for (const name of ['Sí', 'Cerrar', 'Motivo (opcional)', 'No']) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole(name.startsWith('Motivo') ? 'textbox' : 'button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await button.press('Enter')
  await no.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Helecho')
})

test('E-02, E-03 failed delete keeps the dialog open, and one click retries', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const { menu, button } = await listReservation(page, { lodge, stay: newStay(1), guest })
  await page.route('**/api/reservation/delete?*', (route) => route.abort())
  await menu.click()
  await button.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Sí' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Sin conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
  )
  await page.unroute('**/api/reservation/delete?*')
  await dialog.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Se eliminó la reservación de')).toBeVisible()
})
