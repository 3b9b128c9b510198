import type { Page } from '@playwright/test'
import { expectSoundByDayAndNight } from './fixtures/accessibility.ts'
import { openSignedIn, signInAs, signInForm } from './fixtures/console-page.ts'
import { roomNamed } from './fixtures/rooms.ts'
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

/** The statistics with the rule of each figure and the table of each picture. */
async function unfoldStatistics(page: Page) {
  await expect(page.getByRole('img', { name: /^Noches y ocupación/ })).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expect(page.getByRole('table', { name: 'Noches y ocupación por mes' })).toBeVisible()
}

const lists = [
  {
    path: '/administrative-panel',
    // Years before the lodge.
    emptyPath: '/administrative-panel?from=2020-01-01&to=2020-01-31',
    loading: 'Cargando el día',
    none: ['No hay llegadas hoy', 'No hay noches vendidas en este periodo'],
    unfold: unfoldStatistics,
  },
  {
    path: '/reservations-panel',
    emptyPath: '/reservations-panel',
    loading: 'Cargando Reservaciones',
    none: ['No hay reservaciones'],
    unfold: (page: Page) => expect(firstReservation(page)).toBeVisible(),
  },
]

for (const { path, emptyPath, loading, none, unfold } of lists) {
  test(`W-10 the console's ${path} has no axe violation while it loads, and in error`, async ({
    page,
    lodge,
  }) => {
    let isBroken = false
    await page.route(/\/api\/(reservation|statistic\/period)\?/, async (route) => {
      if (isBroken) await route.abort()
    })
    await openSignedIn(page, lodge, path)
    await expect(page.getByText(loading)).toBeVisible()
    await expectSoundByDayAndNight(page)
    isBroken = true
    await page.reload()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectSoundByDayAndNight(page)
  })

  test(`W-10 the console's ${path} has no axe violation when it is full, and when it is empty`, async ({
    page,
    lodge,
  }) => {
    await openSignedIn(page, lodge, path)
    await expect(firstReservation(page)).toBeVisible()
    await unfold(page)
    await expectSoundByDayAndNight(page)
    await page.route('**/api/reservation?*', (route) =>
      route.fulfill({ json: { reservations: [], total: 0, next: null } }),
    )
    await page.goto(lodge.adminUrl + emptyPath)
    for (const sentence of none) await expect(page.getByText(sentence)).toBeVisible()
    await expectSoundByDayAndNight(page)
  })
}

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

test('W-10 the room form has no axe violation with its faults, nor with two versions side by side', async ({
  page,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/create-room')
  await page.getByLabel('Identificador').press('Enter')
  await expect(page.getByLabel('Identificador')).toHaveAttribute('aria-invalid', 'true')
  await expectSoundByDayAndNight(page)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  const current = { ...room, category: 'Suite', version: 9, archivedAt: null }
  await page.route('**/api/room/update?*', (route) =>
    route.fulfill({
      status: 409,
      json: { errorMessage: 'Otra persona.', errorCode: 'changed_meanwhile', current },
    }),
  )
  await page.goto(`${lodge.adminUrl}/update-room/${room._id}`)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByRole('button', { name: 'Guardar lo mío' })).toBeVisible()
  await expectSoundByDayAndNight(page)
  await page.goto(`${lodge.adminUrl}/view-room/${room._id}`)
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectSoundByDayAndNight(page)
})

test('W-10 plants have no axe violation in their list with some chosen, in their view, nor in their form', async ({
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
  await page.goto(`${lodge.adminUrl}/create-plant`)
  await page.getByLabel('Nombre', { exact: true }).press('Enter')
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectSoundByDayAndNight(page)
})
