import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/console-page.ts'
import { expect, test } from './lodge/lodge-test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
const answer = (page: Page, text: 'Sí' | 'No') => question(page).getByRole('button', { name: text }).click()

test('D-14 a form with unsaved input asks before a link or the back button leaves it', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/rooms-panel')
  await page.getByRole('link', { name: 'Agregar habitación' }).click()
  await page.getByLabel('Identificador').fill('Quinual')

  await page.getByRole('link', { name: 'Volver a Habitaciones' }).click()
  await answer(page, 'No')
  await expect(page.getByLabel('Identificador')).toHaveValue('Quinual')
  await page.goBack()
  await answer(page, 'No')
  await expect(page.getByLabel('Identificador')).toHaveValue('Quinual')

  await page.getByRole('link', { name: 'Volver a Habitaciones' }).click()
  await answer(page, 'Sí')
  await expect(page).toHaveURL(/\/rooms-panel$/)
})

test('D-14 a form with unsaved input asks before the tab is closed, and a pristine one does not', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/create-room')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.getByLabel('Identificador').click()
  await page.reload()
  expect(asked).toEqual([])
  await page.getByLabel('Identificador').fill('Quinual')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByLabel('Identificador')).toHaveValue('')
})

test('W-06 a press too early names what is missing, counts it and moves the focus to the first field', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/create-room')
  await page.getByLabel('Categoría').fill('Doble')
  // Playwright itself would wait for an `aria-disabled` button.
  await page.getByRole('button', { name: 'Registrar' }).press('Enter')
  await expect(page.getByText('Faltan 5 datos.')).toBeVisible()
  await expect(page.getByLabel('Identificador')).toBeFocused()
  await expect(page.getByLabel('Identificador')).toHaveAccessibleDescription(/^Escriba el identificador\./)
})
