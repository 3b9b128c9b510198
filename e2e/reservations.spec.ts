import type { Page } from '@playwright/test'
import { formatDate } from 'shared-ui/copy/format'
import { addDays } from 'shared-ui/rules/calendar-date'
import type { Stay } from 'shared-ui/rules/stay'
import { bookingPath, bookWith, thanks } from './fixtures/booking-page.ts'
import { bringIntoView } from './fixtures/bring-into-view.ts'
import { cards } from './fixtures/cards.ts'
import { openSignedIn } from './fixtures/console-page.ts'
import type { Guest } from './fixtures/guests.ts'
import { freeRooms, roomNamed } from './fixtures/rooms.ts'
import { createReservation, reservationsIn } from './fixtures/staff-requests.ts'
import { expect, test } from './lodge/lodge-test.ts'
import type { RunningLodge } from './lodge/start-lodge.ts'

/** Somebody whom no other test knows, to be searched for. */
const named = (guest: Guest, surnames: string): Guest => ({ ...guest, surnames, names: 'Ñusta' })

/** Shows a new reservation of the room Helecho in the list, and its delete button. */
async function listReservation(
  page: Page,
  { lodge, stay, guest }: { lodge: RunningLodge; stay: Stay; guest: Guest },
) {
  const surnames = `Wayna ${guest.email}`
  const client = `${surnames}, Ñusta`
  const room = await roomNamed(lodge.publicUrl, 'Helecho')
  await createReservation(lodge, { room, stay, guest: named(guest, surnames) })
  await openSignedIn(page, lodge, `/reservations-panel?search=${encodeURIComponent(surnames)}`)
  const button = page.getByRole('button', { name: `Eliminar la reservación de ${client}` })
  return { button, client, room }
}

test('A-05, C-05 the list shows six, newest first, and Cargar más the next ones until there are no more; a reload and the way back lead to the same place', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  const surnames = `Cóndor ${guest.email}`
  for (let made = 0; made < 8; made += 1) {
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

test('A-05 a line tells the client, the room, both dates, the total and the channel', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const surnames = `Puma ${guest.email}`
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  await createReservation(lodge, { room, stay, guest: named(guest, surnames) })
  // What is not the page's own in an address reaches no call.
  await openSignedIn(page, lodge, `/reservations-panel?search=${encodeURIComponent(surnames)}&group=abc`)
  const line = page
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
    await expect(line).toContainText(text)
  }
})

test('A-05 search and filters live in the address, without regard to case and accents', {
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

test('A-12, N-03 a reservation shows the stay, the room, the client, the payment and its history', {
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

test('A-12 a reservation that does not exist says so, with the way back', { tag: '@once' }, async ({
  page,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/view-reservation/018f0000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservación no encontrada')
  await page.getByRole('link', { name: 'Volver a Reservaciones' }).click()
  await expect(page).toHaveURL(/\/reservations-panel/)
})

test('W-08 a reservation is deleted after Sí; the list is fresh and the nights are free for visitors', {
  tag: '@phone',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const { button, client, room } = await listReservation(page, { lodge, stay, guest })
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Helecho')
  await button.click()
  const question = page.getByRole('alertdialog', { name: `Eliminar la reservación de ${client}` })
  await expect(question).toContainText('Habitación Helecho')
  await expect(question).toContainText(`Del ${formatDate(stay.entry)} al ${formatDate(stay.departure)}`)
  await question.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText(`Se eliminó la reservación de ${client}.`)).toBeVisible()
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Helecho')
  expect((await reservationsIn(lodge, room, stay)).map(({ state }) => state)).toEqual(['deleted'])
})

test('W-07, W-08 No, Escape and Tab behave as in a dialog, and leave the reservation alone', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const { button } = await listReservation(page, { lodge, stay, guest })
  const question = page.getByRole('alertdialog')
  await button.press('Enter')
  const no = question.getByRole('button', { name: 'No' })
  await expect(no).toBeFocused()
  for (const name of ['Sí', 'Cerrar', 'No']) {
    await page.keyboard.press('Tab')
    await expect(question.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.press('Enter')
  await no.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Helecho')
})

test('E-02, E-03 a delete that fails keeps its question, and one press tries again', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const { button } = await listReservation(page, { lodge, stay: newStay(1), guest })
  await page.route('**/api/reservation/delete?*', (route) => route.abort())
  await button.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Sí' }).click()
  await expect(question.getByRole('alert')).toContainText('Error del servidor. Inténtelo de nuevo más tarde.')
  await page.unroute('**/api/reservation/delete?*')
  await question.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Se eliminó la reservación de')).toBeVisible()
})
