import type { Page } from '@playwright/test'
import { openSignedIn } from '../fixtures/console-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
const press = (page: Page, text: 'Sí' | 'No') => leaveDialog(page).getByRole('button', { name: text }).click()

test('D-14 form with unsaved input asks before a link or the back button leaves it', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/rooms-panel')
  await page.getByRole('link', { name: 'Agregar habitación' }).click()
  await page.getByLabel('Identificador').fill('Quinual')

  await page.getByRole('link', { name: 'Volver a Habitaciones' }).click()
  await press(page, 'No')
  await expect(page.getByLabel('Identificador')).toHaveValue('Quinual')
  await page.goBack()
  await press(page, 'No')
  await expect(page.getByLabel('Identificador')).toHaveValue('Quinual')

  await page.getByRole('link', { name: 'Volver a Habitaciones' }).click()
  await press(page, 'Sí')
  await expect(page).toHaveURL(/\/rooms-panel$/)
})

test("A-02 D-14 'Salir del Sistema' asks in a form with unsaved input, then ends the session", {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/create-room')
  await page.getByLabel('Identificador').fill('Quinual')
  const signOut = page.getByRole('button', { name: 'Salir del Sistema' })

  await signOut.click()
  await press(page, 'No')
  await expect(page.getByLabel('Identificador')).toHaveValue('Quinual')
  await signOut.click()
  await press(page, 'Sí')
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('D-14 form with unsaved input asks before the tab closes, a pristine form does not', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/create-room')
  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  await page.getByLabel('Identificador').click()
  await page.reload()
  expect(dialogTypes).toEqual([])
  await page.getByLabel('Identificador').fill('Quinual')
  await page.reload()
  expect(dialogTypes).toEqual(['beforeunload'])
  await expect(page.getByLabel('Identificador')).toHaveValue('')
})

test('W-06 submitting an incomplete form counts and shows what is missing and focuses the first field', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/create-room')
  await page.getByLabel('Categoría').fill('Doble')
  // A key press, since Playwright's `click` waits until a button is not `aria-disabled`.
  await page.getByRole('button', { name: 'Registrar' }).press('Enter')
  await expect(page.getByText('Faltan 5 datos.')).toBeVisible()
  await expect(page.getByLabel('Identificador')).toBeFocused()
  await expect(page.getByLabel('Identificador')).toHaveAccessibleDescription(/^Escriba el identificador\./)
})
