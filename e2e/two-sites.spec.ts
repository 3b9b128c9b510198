import type { Page } from '@playwright/test'
import { expect, test } from './lodge/lodge-test.ts'

/** The text of every script that this page has loaded. */
async function loadedScripts(page: Page): Promise<string> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  const scripts = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  )
  return scripts.join('\n')
}

test('W-04 the public site comes up in Spanish, with none of the console in it', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The site's code is asked for once the page has been seen.
  await expect.poll(() => loadedScripts(page)).toContain('/rooms')
  const scripts = await loadedScripts(page)
  expect(scripts).not.toContain('/administrative-panel')
})

test('W-04 the console comes up on an address of its own, with none of the public site in it', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE')
  await expect(page.getByLabel('Contraseña')).toBeVisible()
  const scripts = await loadedScripts(page)
  expect(scripts).toContain('/administrative-panel')
  expect(scripts).not.toContain('/make-reservation')
})
