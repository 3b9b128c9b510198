import type { Page } from '@playwright/test'
import { isInteractive } from '../fixtures/search-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'

/** Makes the code of a page throw when it renders. Returns a function that ends this. */
async function plantError(page: Page, name: string): Promise<() => Promise<void>> {
  const code = `**/assets/${name}-*.js`
  await page.route(code, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function component() { throw new Error('planted') }",
    }),
  )
  return () => page.unroute(code)
}

test('E-03, O-06 page stays readable below a notice when its code throws, and reloading it repairs it', {
  tag: '@once',
}, async ({ page }) => {
  const repair = await plantError(page, 'restaurant')
  await page.goto('/restaurant')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Puede leer esta página')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurante')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await repair()
  await notice.getByRole('button', { name: 'Recargar la página' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurante')
})

test('E-03, O-06 page that the visitor goes on to says that it broke, without the text of the page before', {
  tag: '@once',
}, async ({ page }) => {
  await plantError(page, 'restaurant')
  await page.goto('/contact')
  await expect.poll(() => isInteractive(page)).toBe(true)
  await page.getByRole('link', { name: 'Restaurante' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no se pudo mostrar')
})
