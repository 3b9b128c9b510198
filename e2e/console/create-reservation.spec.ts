import { expectAccessible } from '../fixtures/accessibility.ts'
import { fillClient } from '../fixtures/booking-page.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { mailsTo } from '../fixtures/mailbox.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { searchFor } from '../fixtures/search-page.ts'
import { createReservation, reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('A-10, A-11 staff find a free room, create a reservation and see it in the list', {
  tag: '@phone',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const room = await roomNamed(lodge.publicUrl, 'Helecho')
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.getByRole('link', { name: 'Agregar reservación' }).click()
  await expect(page.getByRole('heading', { name: 'Buscar Habitación' })).toBeVisible()
  await searchFor(page, stay)
  await expect(page).toHaveURL(new RegExp(`inDate=${stay.entry}&outDate=${stay.departure}`))
  const reserveLink = page.getByRole('link', { name: 'Reservar la habitación Helecho' })
  await expect(reserveLink).toBeVisible()
  await expectAccessible(page)

  await reserveLink.click()
  await expect(page.getByRole('heading', { name: 'Vista de Habitación' })).toBeVisible()
  await fillClient(page, guest)
  await page.getByLabel('Canal').fill('Teléfono')
  await page.getByLabel('Detalles').fill('Llegan en el bus de las seis.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reservar' }).click()

  await expect(page).toHaveURL(/\/reservations-panel/)
  const toCreated = page.getByRole('status').getByRole('link', { name: 'Ver la reservación' })
  await expect(toCreated).toHaveAttribute('href', /^\/view-reservation\//)
  await expect(page.getByRole('link', { name: `${guest.surnames}, ${guest.names}` }).first()).toBeVisible()
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Helecho')
  const [created] = await reservationsIn(lodge, room, stay)
  expect(created).toMatchObject({
    channel: 'Teléfono',
    state: 'confirmed',
    price: 470,
    IGV: 84.6,
    total: 554.6,
  })
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
})

test('A-11, D-11, E-03 nights taken meanwhile show an alert, and the form of another room keeps the input', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  const path = `/create-reservation/${room._id}/${stay.entry}/${stay.departure}`
  await openSignedIn(page, lodge, path)
  await fillClient(page, guest)
  await createReservation(lodge, { room, stay, guest })
  await page.getByRole('button', { name: 'Reservar' }).click()
  await expect(page.getByRole('alert')).toContainText('La habitación ya no está disponible en esas fechas.')
  await expect(page.getByLabel('Apellidos')).toHaveValue(guest.surnames)
  await expect(page).toHaveURL(new RegExp(path))
  expect(await reservationsIn(lodge, room, stay)).toHaveLength(1)

  await page.getByRole('link', { name: 'Volver a Buscar Habitación' }).click()
  const taken = page.getByRole('region', { name: 'Habitaciones no disponibles' })
  await expect(taken.getByText('Retama · Triple')).toBeVisible()
  const free = page.getByRole('region', { name: 'Habitaciones disponibles' })
  await free
    .getByRole('link', { name: /^Reservar/ })
    .first()
    .click()
  await expect(page.getByLabel('Apellidos')).toHaveValue(guest.surnames)
})
