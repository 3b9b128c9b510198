import { expectAccessible } from '../fixtures/accessibility.ts'
import {
  bookingPath,
  bookWith,
  denial,
  fillClient,
  goToCard,
  nextStep,
  pay,
  pressPay,
  terms,
  thanks,
  typeCard,
} from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { arrangeFault } from '../fixtures/sandbox.ts'
import {
  openFromMenu,
  openSearch,
  reserveLink,
  searchFor,
  searchPanel,
  searchPath,
} from '../fixtures/search-page.ts'
import { createReservation } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

for (const paths of [
  ['/contact', '/restaurant', '/politics', '/privacy'],
  ['/esnna', '/complaints-book', '/newsletter/confirm#x', '/no-existe'],
]) {
  test(`W-10 ${paths.join(', ')} are accessible`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('W-10 garden is accessible while it loads, in error, empty and full, and so is a plant page', async ({
  page,
}) => {
  let response: 'none' | 'broken' | 'empty' | 'real' = 'none'
  await page.route('**/api/plant?*', async (route) => {
    if (response === 'broken') await route.abort()
    if (response === 'empty') await route.fulfill({ json: { plants: [], total: 0 } })
    if (response === 'real') await route.continue()
  })
  await page.goto('/botanical-garden')
  await expect(page.getByText('Cargando plantas')).toBeVisible()
  await expectAccessible(page)
  response = 'broken'
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  response = 'real'
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  await expectAccessible(page)
  const plant = page.getByRole('article').first().getByRole('link')
  const name = (await plant.textContent()) ?? ''
  await plant.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible(page)
  response = 'empty'
  await page.goto('/botanical-garden')
  await expect(page.getByText('No hay plantas')).toBeVisible()
  await expectAccessible(page)
})

for (const entry of ['Inicio', 'Habitaciones'] as const) {
  test(`W-10 ${entry} is accessible while it loads, in error, full and empty`, async ({ page }) => {
    let response: 'none' | 'broken' | 'real' | 'empty' = 'none'
    await page.route('**/api/room', async (route) => {
      if (response === 'broken') await route.abort()
      if (response === 'real') await route.continue()
      if (response === 'empty') await route.fulfill({ json: { rooms: [], total: 0 } })
    })
    await openFromMenu(page, entry)
    await expect(page.getByText('Cargando habitaciones')).toBeVisible()
    await expectAccessible(page)
    response = 'broken'
    await openFromMenu(page, entry)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    response = 'real'
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('article')).toHaveCount(8)
    await expectAccessible(page)
    response = 'empty'
    await openFromMenu(page, entry)
    await expect(page.getByText('No hay habitaciones')).toBeVisible()
    await expectAccessible(page)
  })
}

test('W-10 search is accessible with results, without results and with invalid dates', async ({
  page,
  newStay,
}) => {
  const stay = newStay(1)
  await page.goto(searchPath(stay))
  await expect(reserveLink(page, 'Colibrí')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/room/filter?*', (route) =>
    route.fulfill({ json: { availableRooms: [], heldRooms: [] } }),
  )
  await openSearch(page)
  await searchFor(page, stay)
  await expect(page.getByText('No hay habitaciones Disponibles')).toBeVisible()
  await expectAccessible(page)
  await page.goto(searchPath({ entry: '2027-02-30', departure: stay.departure }))
  await expect(searchPanel(page).entry).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test('W-10 booking form and card step are accessible, pristine and with errors', async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), newStay(2)))
  await expect(nextStep(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nombres').press('Enter')
  await expect(page.getByLabel('Nombres')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await goToCard(page, guest)
  await expectAccessible(page)
  await typeCard(page, { ...cards.approved, number: '4919148107859068' })
  await pressPay(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('W-10 denial and thanks dialogs are accessible', async ({ page, lodge, newStay, guest }) => {
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), newStay(2)))
  await bookWith(page, guest, cards.withoutFunds)
  await expect(denial(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await nextStep(page).click()
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.approved)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
  await expectAccessible(page)
})

test('W-10 booking page with an expired hold is accessible', async ({ page, lodge, newStay, guest }) => {
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  await goToCard(page, guest)
  await page.clock.fastForward(15 * 60_000)
  await expect(page.getByRole('heading', { name: 'El tiempo para pagar terminó' })).toBeVisible()
  await expectAccessible(page)
})

test('W-10 booking page of a room that was just taken is accessible', async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  const stay = newStay(1)
  await page.goto(bookingPath(room, stay))
  await fillClient(page, guest)
  await terms(page).check()
  await createReservation(lodge, { room, stay, guest })
  await nextStep(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('W-10 booking page without a response of the bank is accessible', async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'lose-response-before' })
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  await bookWith(page, guest, cards.approved)
  await expect(page.getByRole('heading', { name: 'Su banco todavía no responde' })).toBeVisible()
  await expectAccessible(page)
})

test('W-10 booking URLs with an unknown room or invalid dates show an accessible page', async ({
  page,
  newStay,
  lodge,
}) => {
  const stay = newStay(1)
  await page.goto(bookingPath({ _id: 'nadie' }, stay))
  await expect(page.getByRole('heading', { name: 'No encontramos esa habitación' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), { ...stay, departure: stay.entry }))
  await expect(page.getByRole('heading', { name: 'Esas fechas no se pueden reservar' })).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/room/find-one?*', (route) => route.abort())
  await page.goto(bookingPath({ _id: 'nadie' }, stay))
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
