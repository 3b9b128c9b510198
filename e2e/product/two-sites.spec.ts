import type { Page } from '@playwright/test'
import { expect, test } from '../lodge/lodge-test.ts'

/** Returns the text of every script that the page has loaded. */
async function loadedScripts(page: Page): Promise<string> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  const scripts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()))
  return scripts.join('\n')
}

test('W-04 public site is in Spanish and loads no code of the console', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The site requests its code after the first paint.
  await expect.poll(() => loadedScripts(page)).toContain('/rooms')
  const scripts = await loadedScripts(page)
  expect(scripts).not.toContain('/administrative-panel')
})

test('W-04 console has its own origin and loads no code of the public site', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE')
  await expect(page.getByLabel('Contraseña')).toBeVisible()
  const scripts = await loadedScripts(page)
  expect(scripts).toContain('/administrative-panel')
  expect(scripts).not.toContain('/make-reservation')
})
