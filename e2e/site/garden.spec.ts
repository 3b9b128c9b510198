import type { Page } from '@playwright/test'
import { bringIntoView } from '../fixtures/bring-into-view.ts'
import { expect, test } from '../lodge/lodge-test.ts'

/**
 * Collects the page's console messages and uncaught errors from now on, such as violations of the content security policy. Ignores
 * the message about the service worker, which these tests block.
 */
function consoleMessagesOf(page: Page): () => string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (!message.text().includes('Service Worker registration blocked')) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  return () => messages
}

test('P-01, P-06, P-07, case 16 visitor opens the garden from the footer, searches, loads more, opens a plant and returns to the same position', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/restaurant')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jardín botánico' }).click()
  await expect(page).toHaveURL('/botanical-garden')
  const plants = page.getByRole('article')
  const search = page.getByRole('searchbox')
  for (const [typed, found] of [
    ['platano', 'Plátano'],
    ['PLÁTANO', 'Plátano'],
    ['x brassocattleya', 'Brassocattleya'],
  ] as const) {
    await search.fill(typed)
    await search.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === typed)
    await expect(plants).toHaveCount(1)
    await expect(plants.getByRole('heading')).toHaveText(found)
  }
  await page.reload()
  await expect(plants.getByRole('heading')).toHaveText('Brassocattleya')
  await expect(search).toHaveValue('x brassocattleya')

  await search.fill('')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/botanical-garden')
  await expect(plants).toHaveCount(12)
  await page.getByRole('button', { name: 'Cargar más' }).click()
  await expect(plants).toHaveCount(24)
  const link = plants.nth(22).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await bringIntoView(link)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('img', { name: `${name} (` })).toBeVisible()
  const response = await page.request.get(page.url())
  expect(response.status()).toBe(200)

  await page.goBack()
  await expect(plants).toHaveCount(24)
  await expect(link).toHaveText(name)
  await expect(link).toBeInViewport()

  // A reload restores the position as well.
  const top = await page.evaluate(() => window.scrollY)
  await page.reload()
  await expect(plants).toHaveCount(24)
  await expect(link).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})

test('P-06, P-07, P-09, W-09 unknown plant and search without results link to other pages', {
  tag: '@once',
}, async ({ page }) => {
  const messages = consoleMessagesOf(page)
  const code = page.waitForResponse('**/assets/NotFoundScreen-*.js')
  const response = await page.goto('/plant/no-existe')
  expect(response?.status()).toBe(404)
  await code
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expect(page).toHaveTitle(/Página no encontrada/)
  await page.getByRole('link', { name: 'Ver las habitaciones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Habitaciones')
  // Chromium logs the 404 of the document itself.
  expect(messages().filter((text) => !text.includes('404'))).toEqual([])

  await page.goto('/botanical-garden?search=baobab')
  await expect(page.getByText(/Ninguna coincide con «baobab»/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas las plantas' }).click()
  await expect(page).toHaveURL('/botanical-garden')
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('P-07 plant page is complete without JavaScript, and hydrates without requesting the plant again', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/botanical-garden')
  const plant = page.getByRole('article').first().getByRole('link')
  const path = (await plant.getAttribute('href')) ?? ''
  const name = (await plant.textContent()) ?? ''

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const reader = await withoutScripts.newPage()
  await reader.goto(path)
  await expect(reader).toHaveTitle(new RegExp(`^${name} \\(`))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(reader.getByText('Familia')).toBeVisible()
  await expect(reader.getByRole('img', { name: `${name} (` })).not.toHaveJSProperty('naturalWidth', 0)
  await withoutScripts.close()

  const messages = consoleMessagesOf(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(path)
  await page.getByRole('link', { name: 'Volver al jardín botánico' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(messages()).toEqual([])
  expect(requested).not.toContain('/api/plant/find-one')
})
