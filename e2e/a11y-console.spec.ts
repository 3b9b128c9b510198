import type { Page } from '@playwright/test'
import { expectSoundByDayAndNight } from './fixtures/accessibility.ts'
import { openSignedIn, signInAs, signInForm } from './fixtures/console-page.ts'
import { expect, test } from './lodge/lodge-test.ts'
import { staff } from './lodge/start-lodge.ts'

test('W-10 the sign-in form has no axe violation, empty, with faults and refused', async ({
  page,
  lodge,
}) => {
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await expect(signInForm(page).password).toBeVisible()
  await expectSoundByDayAndNight(page)
  await signInForm(page).username.press('Enter')
  await expect(signInForm(page).username).toHaveAttribute('aria-invalid', 'true')
  await expectSoundByDayAndNight(page)
  await signInAs(page, { ...staff, password: 'otra-clave' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectSoundByDayAndNight(page)
})

const firstReservation = (page: Page) => page.getByRole('link', { name: /, / }).first()

test('W-10 the list of reservations has no axe violation while it loads, in error, full and empty', async ({
  page,
  lodge,
}) => {
  let answer: 'none' | 'broken' | 'real' | 'empty' = 'none'
  await page.route(/\/api\/reservation\?/, async (route) => {
    if (answer === 'broken') await route.abort()
    if (answer === 'real') await route.continue()
    if (answer === 'empty') await route.fulfill({ json: { reservations: [], total: 0, next: null } })
  })
  await openSignedIn(page, lodge, '/reservations-panel')
  await expect(page.getByText('Cargando Reservaciones')).toBeVisible()
  await expectSoundByDayAndNight(page)
  answer = 'broken'
  await page.reload()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectSoundByDayAndNight(page)
  answer = 'real'
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(firstReservation(page)).toBeVisible()
  await expectSoundByDayAndNight(page)
  answer = 'empty'
  await page.reload()
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  await expectSoundByDayAndNight(page)
})

/** The states of its parts are looked at with the stories; here they stand together on one page. */
test('W-10 the day has no axe violation with the rules of all figures and the tables of all pictures', async ({
  page,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/administrative-panel')
  await expect(page.getByRole('img', { name: /^Noches y ocupación/ })).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expect(page.getByRole('table', { name: 'Noches y ocupación por mes' })).toBeVisible()
  await expectSoundByDayAndNight(page)
})

test('W-10 a reservation and the questions over it have no axe violation', async ({ page, lodge }) => {
  await page.clock.install()
  await openSignedIn(page, lodge, '/reservations-panel')
  await firstReservation(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Reservación')
  await expectSoundByDayAndNight(page)
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectSoundByDayAndNight(page)
  await page.getByRole('button', { name: 'No' }).click()
  await page.clock.fastForward(8 * 60 * 60_000)
  await expect(page.getByRole('dialog', { name: 'Su sesión ha terminado' })).toBeVisible()
  await expectSoundByDayAndNight(page)
})

test('W-10 a page of the console that does not exist has no axe violation', async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expectSoundByDayAndNight(page)
  await page.goto(`${lodge.adminUrl}/view-reservation/no-existe`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservación no encontrada')
  await expectSoundByDayAndNight(page)
})

test('W-10 plants have no axe violation in their list with some chosen, nor in their view', async ({
  page,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/plants-panel')
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('button', { name: 'Descargar etiquetas' })).toBeVisible()
  await expectSoundByDayAndNight(page)
  await page.getByRole('link', { name: 'Cantuta', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Descargar QR' })).toBeVisible()
  await expectSoundByDayAndNight(page)
})
