import { LODGE } from 'content'
import { expect, test } from './lodge/lodge-test.ts'

const MENU = [
  ['Inicio', '/'],
  ['Restaurante', '/restaurant'],
  ['Habitaciones', '/rooms'],
  ['Contacto', '/contact'],
] as const

test('P-01 the header leads to the four pages and marks the present one, the footer to the terms', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('navigation')
  for (const [name, path] of MENU) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(menu.locator('[aria-current="page"]')).toHaveText(name)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click()
  await expect(page).toHaveURL('/politics')
})

test('P-15 the footer says who the lodge is', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const words of [LODGE.address.street, LODGE.phone, LODGE.email, LODGE.ruc]) {
    await expect(footer).toContainText(words)
  }
})

test('P-15 the page names icons for tabs and home screens, and the server sends them', {
  tag: '@once',
}, async ({ page, request }) => {
  await page.goto('/')
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ]) {
    const address = await page.locator(`link[rel="${rel}"]`).getAttribute('href')
    const response = await request.get(address ?? '')
    expect([rel, response.status(), response.headers()['content-type']]).toEqual([rel, 200, type])
  }
})
