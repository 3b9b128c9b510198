import type { Page } from '@playwright/test'
import { bringIntoView } from './fixtures/bring-into-view.ts'
import { expect, test } from './lodge/lodge-test.ts'

/** What the browser says of the page in its console from now on, but for the worker that these tests go without: refusals of the policy, code that fails. */
function announcedBy(page: Page): () => string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (!message.text().includes('Service Worker registration blocked')) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return () => said
}

test('P-01, P-06, P-07, case 16 a visitor comes from the footer, searches, loads more, opens a plant, and is back where they were', {
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
  const answer = await page.request.get(page.url())
  expect(answer.status()).toBe(200)

  await page.goBack()
  await expect(plants).toHaveCount(24)
  await expect(link).toHaveText(name)
  await expect(link).toBeInViewport()

  // A reload as well, and whatever else brings the page anew.
  const top = await page.evaluate(() => window.scrollY)
  await page.reload()
  await expect(plants).toHaveCount(24)
  await expect(link).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})

test('P-06, P-07, P-09, W-09 a plant that there is not, and a search that finds none, lead on', {
  tag: '@once',
}, async ({ page }) => {
  const said = announcedBy(page)
  const code = page.waitForResponse('**/assets/NotFoundScreen-*.js')
  const answer = await page.goto('/plant/no-existe')
  expect(answer?.status()).toBe(404)
  await code
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expect(page).toHaveTitle(/Página no encontrada/)
  await page.getByRole('link', { name: 'Ver las habitaciones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Habitaciones')
  // Chromium itself tells of the status.
  expect(said().filter((text) => !text.includes('404'))).toEqual([])

  await page.goto('/botanical-garden?search=baobab')
  await expect(page.getByText(/Ninguna coincide con «baobab»/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas las plantas' }).click()
  await expect(page).toHaveURL('/botanical-garden')
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('P-07 the page of a plant is whole without code, and is taken over by its code as it stands', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/botanical-garden')
  const plant = page.getByRole('article').first().getByRole('link')
  const address = (await plant.getAttribute('href')) ?? ''
  const name = (await plant.textContent()) ?? ''

  const withoutCode = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const reader = await withoutCode.newPage()
  await reader.goto(address)
  await expect(reader).toHaveTitle(new RegExp(`^${name} \\(`))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(reader.getByText('Familia')).toBeVisible()
  await expect(reader.getByRole('img', { name: `${name} (` })).not.toHaveJSProperty('naturalWidth', 0)
  await withoutCode.close()

  const said = announcedBy(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(address)
  await page.getByRole('link', { name: 'Volver al jardín botánico' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(said()).toEqual([])
  expect(asked).not.toContain('/api/plant/find-one')
})
