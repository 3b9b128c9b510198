import type { Page } from '@playwright/test'
import { openSignedIn } from '../fixtures/console-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import { staff } from '../lodge/start-lodge.ts'

const SESSION_HOURS = 8
const IDLE_MS = 5_000

/** Answers every request for a file of the build with 404, as after a deployment, until the page is loaded anew. */
async function removeCode(page: Page): Promise<void> {
  let isRemoved = true
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) isRemoved = false
    if (isRemoved && new URL(request.url()).pathname.startsWith('/assets/'))
      await route.fulfill({ status: 404 })
    else await route.fallback()
  })
}

test('O-05 after a deployment a form keeps its input over a lapsed session, and the next page loads after one reload', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.clock.install()
  await openSignedIn(page, lodge, '/create-room')
  // The console loads in idle time what it may need without the server.
  await page.clock.runFor(IDLE_MS)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Identificador').fill('Quinual')
  await removeCode(page)

  await page.clock.fastForward(SESSION_HOURS * 3_600_000)
  const again = page.getByRole('dialog', { name: 'Su sesión ha terminado' })
  await page.clock.setSystemTime(Date.now())
  await again.getByLabel('Contraseña').fill(staff.password)
  await again.getByRole('button', { name: 'Ingresar' }).click()
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel('Identificador')).toHaveValue('Quinual')

  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('link', { name: 'Registro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Registro/ })).toBeVisible()
  expect(loads).toBe(1)
})
