import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { makeGuest } from '../fixtures/guests.ts'
import { roomNamed, rooms } from '../fixtures/rooms.ts'
import {
  isInteractive,
  openSearch,
  reserveLink,
  results,
  searchFor,
  searchPanel,
  searchPath,
} from '../fixtures/search-page.ts'
import { createReservation } from '../fixtures/staff-requests.ts'
import { todayInLima } from '../fixtures/stays.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('P-10 search dates default to today and tomorrow in Lima, and cannot be earlier', {
  tag: '@phone',
}, async ({ page }) => {
  const today = todayInLima()
  for (const path of ['/', '/rooms']) {
    await openSearch(page, path)
    const { entry, departure } = searchPanel(page)
    await expect(entry).toHaveValue(today)
    await expect(entry).toHaveAttribute('min', today)
    await expect(departure).toHaveValue(addDays(today, 1))
    await expect(departure).toHaveAttribute('min', addDays(today, 1))
  }
})

test('P-10 search moves departure to the day after entry when entry passes it, also across months', {
  tag: '@once',
}, async ({ page }) => {
  await openSearch(page)
  const { entry, departure } = searchPanel(page)
  const lastOfMonth = addDays(`${addDays(todayInLima(), 62).slice(0, 7)}-01`, -1)
  await entry.fill(lastOfMonth)
  await expect(departure).toHaveValue(addDays(lastOfMonth, 1))
  await expect(departure).toHaveAttribute('min', addDays(lastOfMonth, 1))
  await departure.fill(addDays(lastOfMonth, 5))
  await entry.fill(addDays(lastOfMonth, 2))
  await expect(departure).toHaveValue(addDays(lastOfMonth, 5))
})

test('P-10, V-09 invalid search dates show an error at their field and are not searched', {
  tag: '@once',
}, async ({ page }) => {
  await openSearch(page)
  const { entry, departure, search } = searchPanel(page)
  await entry.fill(addDays(todayInLima(), -1))
  await expect(entry).toHaveAccessibleDescription('La entrada no puede ser antes de hoy.')
  await expect(search).toBeDisabled()
  await entry.fill(addDays(todayInLima(), 3))
  await departure.fill(addDays(todayInLima(), 3))
  await departure.press('Enter')
  await expect(departure).toHaveAccessibleDescription(
    'La salida debe ser al menos un día después de la entrada.',
  )
  await expect(departure).toBeFocused()
  await expect(page).toHaveURL('/rooms')
})

test('P-10 searched dates are part of the URL and survive reload, back and sharing', {
  tag: '@once',
}, async ({ page, browser, newStay }) => {
  const [first, second] = [newStay(2), newStay(3)]
  await openSearch(page)
  await searchFor(page, first)
  await expect(page).toHaveURL(searchPath(first))
  await expect(reserveLink(page, 'Colibrí')).toBeVisible()
  await searchFor(page, second)
  await expect(page).toHaveURL(searchPath(second))
  await page.reload()
  await expect(searchPanel(page).entry).toHaveValue(second.entry)
  await expect(searchPanel(page).departure).toHaveValue(second.departure)
  await expect(reserveLink(page, 'Colibrí')).toBeVisible()
  await expect.poll(() => isInteractive(page)).toBe(true)
  await searchPanel(page).entry.fill(addDays(second.entry, 30))
  await page.goBack()
  await expect(searchPanel(page).entry).toHaveValue(first.entry)
  await expect(results(page)).toContainText('2 noches')

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(searchPath(second))
  await expect(reserveLink(friend, 'Colibrí')).toBeVisible()
  await expect(results(friend)).toContainText('3 noches')
})

test('P-11, P-14, N-05 result shows category, capacity, price and a description cut at 150 characters until Ver más', {
  tag: '@once',
}, async ({ page, lodge, newStay }) => {
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  await page.goto(searchPath(newStay(1)))
  const card = results(page).getByRole('article').filter({ hasText: 'Habitación Retama' })
  await expect(card).toContainText('Triple')
  await expect(card).toContainText('3 personas')
  await expect(card).toContainText('S/. 365.80 por noche, con IGV S/. 310.00 + IGV')
  await expect(card).toContainText('Total de 1 noche, con IGV S/. 365.80')
  const start = room.description.slice(0, 100)
  const end = room.description.slice(-20)
  await expect(card).toContainText(start)
  await expect(card).not.toContainText(end, { useInnerText: true })
  await expect.poll(() => isInteractive(page)).toBe(true)
  await card.getByRole('button', { name: 'Ver más' }).click()
  await expect(card).toContainText(end, { useInnerText: true })
  await expect(page.getByText('sin televisor ni wifi').first()).toBeVisible()
})

test('P-11 search without free rooms shows a message and a link to Contacto', { tag: '@once' }, async ({
  page,
  lodge,
  newStay,
}) => {
  const stay = newStay(1)
  for (const room of await rooms(lodge.publicUrl)) {
    await createReservation(lodge, { room, stay, guest: makeGuest('todas') })
  }
  await page.goto(searchPath(stay))
  await expect(page.getByText('No hay habitaciones Disponibles')).toBeVisible()
  await results(page).getByRole('link', { name: 'Ir a Contacto' }).click()
  await expect(page).toHaveURL('/contact')
})

test('P-10, P-16 dates are asked for before booking, retained between pages, and open the booking', {
  tag: '@phone',
}, async ({ page, newStay }) => {
  const stay = newStay(2)
  await openSearch(page)
  await page.getByRole('link', { name: 'Reservar la habitación Colibrí' }).click()
  await expect(page.getByRole('heading', { name: '¿Qué días quiere la habitación Colibrí?' })).toBeFocused()
  await openSearch(page)
  await searchFor(page, stay)
  for (const name of ['Contacto', 'Habitaciones']) {
    await page.getByRole('navigation').first().getByRole('link', { name }).click()
  }
  await expect(page).toHaveURL(searchPath(stay))
  await reserveLink(page, 'Colibrí').click()
  await expect(page).toHaveURL(new RegExp(`/make-reservation/[^/]+/${stay.entry}/${stay.departure}$`))
})
