import { LODGE } from 'content'
import { expect, test } from '../lodge/lodge-test.ts'

const MENU = [
  ['Inicio', '/'],
  ['Restaurante', '/restaurant'],
  ['Habitaciones', '/rooms'],
  ['Contacto', '/contact'],
] as const

test('P-01 header links to the four pages and marks the current one, footer links to the terms', async ({
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

test('P-15 footer shows address, phone, e-mail and RUC of the lodge', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const text of [LODGE.address.street, LODGE.phone, LODGE.email, LODGE.ruc]) {
    await expect(footer).toContainText(text)
  }
})

test('P-15 page links icons for tabs and home screens, and the server sends them', {
  tag: '@once',
}, async ({ page, request }) => {
  await page.goto('/')
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ]) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href')
    const response = await request.get(href ?? '')
    expect([rel, response.status(), response.headers()['content-type']]).toEqual([rel, 200, type])
  }
})
