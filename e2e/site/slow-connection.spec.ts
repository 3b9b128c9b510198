import type { Locator } from '@playwright/test'
import {
  bookingPath,
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
import { openSignedIn, signInAs, signInForm } from '../fixtures/console-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { openFromMenu, openSearch, reserveLink, searchFor } from '../fixtures/search-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import { staff } from '../lodge/start-lodge.ts'

const NO_CONNECTION = 'Sin conexión con el servidor. Revise su conexión e inténtelo de nuevo.'
const UNREADABLE = 'Error del servidor. Inténtelo de nuevo más tarde.'

/** Expects what happened in Spanish, then the fixed English sentence of E-01, marked as English. */
async function expectProblem(alert: Locator, happened: string): Promise<void> {
  await expect(alert).toContainText(happened)
  await expect(alert.locator('[lang="en"]')).toHaveText('Server error. Please try again later')
}

test('E-01, E-02, E-03, W-05 failed list of rooms shows the error in its place, and one click loads it', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/api/room', (route) => route.abort())
  await openFromMenu(page, 'Habitaciones')
  await expect(page.getByText('Cargando habitaciones')).toBeVisible()
  await expectProblem(page.getByRole('alert'), NO_CONNECTION)
  await page.unroute('**/api/room')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('E-01, E-03 unreadable search response shows the error, and one click searches again', {
  tag: '@once',
}, async ({ page, newStay }) => {
  await page.route('**/api/room/filter?*', (route) => route.fulfill({ body: '<h1>502 Bad Gateway</h1>' }))
  await openSearch(page)
  await searchFor(page, newStay(1))
  await expectProblem(page.getByRole('alert'), UNREADABLE)
  await page.unroute('**/api/room/filter?*')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(reserveLink(page, 'Colibrí')).toBeVisible()
})

test('W-05 response with an errorMessage replaces the spinner with that message', {
  tag: '@once',
}, async ({ page }) => {
  const error = { errorMessage: 'Estamos de mudanza. Vuelva a las cinco.', errorCode: 'server_error' }
  await page.route('**/api/room', (route) => route.fulfill({ status: 503, json: error }))
  await openFromMenu(page, 'Habitaciones')
  await expect(page.getByRole('alert')).toContainText(error.errorMessage)
})

test('E-01, E-03, B-08 booking page keeps its input and its own hold across failed requests', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  await page.route('**/api/room/find-one?*', (route) => route.abort())
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Helecho'), newStay(1)))
  await expectProblem(page.getByRole('alert'), NO_CONNECTION)
  await page.unroute('**/api/room/find-one?*')
  await page.getByRole('button', { name: 'Reintentar' }).click()

  await fillClient(page, guest)
  await terms(page).check()
  // The server holds the nights, and the response is lost.
  await page.route('**/reservation/session-token?*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await nextStep(page).click()
  await expectProblem(page.getByRole('alert'), NO_CONNECTION)
  await expect(page.getByLabel('Nombres')).toHaveValue(guest.names)
  await page.unroute('**/reservation/session-token?*')
  await nextStep(page).click()
  await expect(pay(page)).toBeEnabled()
})

test('E-03, B-10 payment that was never sent can be sent again and is charged once', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  await goToCard(page, guest)
  await typeCard(page, cards.approved)
  await page.route('**/reservation/make-reservation?*', (route) => route.abort())
  await pressPay(page)
  await expectProblem(page.getByRole('alert'), NO_CONNECTION)
  await page.unroute('**/reservation/make-reservation?*')
  await expect(pay(page)).toBeEnabled()
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
})

test('E-01, E-02 failed sign-in request shows the error under the form, which keeps the username', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await page.route('**/api/sign-in', (route) => route.abort())
  await signInAs(page)
  await expectProblem(page.getByRole('alert'), NO_CONNECTION)
  await expect(signInForm(page).username).toHaveValue(staff.username)
  await page.unroute('**/api/sign-in')
  await signInForm(page).submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible()
})

test('E-01, E-03 failed lists of the console show the error in their place, and one click loads them', {
  tag: '@once',
}, async ({ page, lodge }) => {
  for (const [path, request] of [
    ['/administrative-panel', '**/api/reservation/today'],
    ['/reservations-panel', '**/api/reservation?*'],
  ] as const) {
    await page.route(request, (route) => route.abort())
    await openSignedIn(page, lodge, path)
    await expectProblem(page.getByRole('alert'), NO_CONNECTION)
    await page.unroute(request)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /, / }).first()).toBeVisible()
  }
})
