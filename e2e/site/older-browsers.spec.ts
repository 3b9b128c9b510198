import { fillClient, nextStep, pay, terms } from '../fixtures/booking-page.ts'
import { makeOlder } from '../fixtures/older-browser.ts'
import { reserveLink, searchFor } from '../fixtures/search-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('O-06 visitor with an older browser searches, opens a dialog, reads the plants and books up to the card', {
  tag: '@once',
}, async ({ page, newStay, guest }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await makeOlder(page)
  await page.goto('/botanical-garden')
  await page.getByRole('searchbox').fill('orquidea')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/plant\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/contact')
  await page.getByLabel('Mensaje').fill('¿Hay cochera?')
  await page.getByRole('link', { name: 'Habitaciones' }).first().click()
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  // Tab asks which elements of the dialog are visible.
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
  await question.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByRole('article')).toHaveCount(8)

  await searchFor(page, newStay(2))
  await reserveLink(page, 'Colibrí').click()
  await fillClient(page, guest)
  await terms(page).check()
  await nextStep(page).click()
  await expect(pay(page)).toBeEnabled()
  expect(errors).toEqual([])
})
