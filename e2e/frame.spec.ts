import { LODGE } from 'shared-ui/copy/lodge'
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
