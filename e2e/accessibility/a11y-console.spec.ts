import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../fixtures/accessibility.ts'
import { openSignedIn, signInAs, signInForm } from '../fixtures/console-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import { staff } from '../lodge/start-lodge.ts'

test('W-10 sign-in form is accessible when empty, invalid and rejected', async ({ page, lodge }) => {
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await expect(signInForm(page).password).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await signInForm(page).username.press('Enter')
  await expect(signInForm(page).username).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInBothSchemes(page)
  await signInAs(page, { ...staff, password: 'otra-clave' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

const firstReservation = (page: Page) => page.getByRole('link', { name: /, / }).first()

test('W-10 list of reservations is accessible while it loads, in error, full and empty', async ({
  page,
  lodge,
}) => {
  let response: 'none' | 'broken' | 'real' | 'empty' = 'none'
  await page.route(/\/api\/reservation\?/, async (route) => {
    if (response === 'broken') await route.abort()
    if (response === 'real') await route.continue()
    if (response === 'empty') await route.fulfill({ json: { reservations: [], total: 0, next: null } })
  })
  await openSignedIn(page, lodge, '/reservations-panel')
  await expect(page.getByText('Cargando Reservaciones')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  response = 'broken'
  await page.reload()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  response = 'real'
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(firstReservation(page)).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  response = 'empty'
  await page.reload()
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

/** The stories check the states of the parts; this test checks the page as a whole. */
test('W-10 Hoy page is accessible with all explanations and data tables open', async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/administrative-panel')
  await expect(page.getByRole('img', { name: /^Noches y ocupación/ })).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expect(page.getByRole('table', { name: 'Noches y ocupación por mes' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

test('W-10 reservation, its delete dialog and the expired-session dialog are accessible', async ({
  page,
  lodge,
}) => {
  await page.clock.install()
  await openSignedIn(page, lodge, '/reservations-panel')
  await firstReservation(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Reservación')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'No' }).click()
  await page.clock.fastForward(8 * 60 * 60_000)
  await expect(page.getByRole('dialog', { name: 'Su sesión ha terminado' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

test('W-10 not-found pages of the console are accessible', async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expectAccessibleInBothSchemes(page)
  await page.goto(`${lodge.adminUrl}/view-reservation/no-existe`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservación no encontrada')
  await expectAccessibleInBothSchemes(page)
})

test('W-10 list of plants with a selection, and the page of a plant, are accessible', async ({
  page,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/plants-panel')
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('button', { name: 'Descargar etiquetas' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('link', { name: 'Cantuta', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Descargar QR' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})
