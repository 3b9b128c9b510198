import type { Page } from '@playwright/test'
import { followMenuLink, openSignedIn, signInAs } from '../fixtures/console-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const ANA = { username: 'ana.quispe', password: 'la clave de Ana' }
const NEW_PASSWORD = 'otra clave de Ana'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openByMenu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

async function addAna(page: Page) {
  await button(page, 'Agregar persona').click()
  const form = page.getByRole('dialog', { name: 'Agregar persona' })
  await form.getByLabel('Nombre y apellidos').fill('Ana Quispe')
  await form.getByLabel('Usuario').fill(ANA.username)
  await form.getByLabel('Contraseña nueva', { exact: true }).fill(ANA.password)
  await form.getByLabel('Contraseña nueva, otra vez').fill(ANA.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Se agregó a Ana Quispe.')
}

async function changeOwnPassword(page: Page) {
  await button(page, 'Cambiar mi contraseña').click()
  const form = page.getByRole('dialog', { name: 'Cambiar mi contraseña' })
  await form.getByLabel('Su contraseña actual').fill(ANA.password)
  await form.getByLabel('Contraseña nueva', { exact: true }).fill(NEW_PASSWORD)
  await form.getByLabel('Contraseña nueva, otra vez').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Su contraseña cambió. Esta sesión sigue abierta.')
}

test('A-01, A-02, A-03, C-02, W-08, case 18 new staff member changes her password and stays signed in; deactivation ends her session, and the audit log shows it', {
  tag: '@once',
}, async ({ page, lodge, browser }) => {
  await openSignedIn(page, lodge, '/reservations-panel')
  await openByMenu(page, 'Personal')
  await addAna(page)

  const herPage = await (await browser.newContext()).newPage()
  await herPage.goto(`${lodge.adminUrl}/staff-panel`)
  await signInAs(herPage, { ...ANA, username: 'Ana.QUISPE' })
  await expect(herPage.getByRole('row', { name: /Ana Quispe \(usted\)/ })).toBeVisible()
  await changeOwnPassword(herPage)
  await herPage.reload()
  await expect(herPage.getByRole('heading', { level: 1 })).toHaveText('Personal')
  await expect(herPage.getByRole('banner').getByText('Ana Quispe')).toBeVisible()

  await button(page, 'Desactivar a Ana Quispe').click()
  await expect(page.getByRole('alertdialog')).toContainText('sus sesiones abiertas se cierran ahora')
  await button(page, 'Sí').click()
  await expect(page.getByRole('status')).toContainText('Ana Quispe ya no puede ingresar.')

  await followMenuLink(herPage, 'Habitaciones')
  const again = herPage.getByRole('dialog', { name: 'Su sesión ha terminado' })
  await expect(again).toContainText('Cambió su contraseña, o se desactivó su cuenta.')
  await again.getByLabel('Contraseña').fill(NEW_PASSWORD)
  await button(herPage, 'Ingresar').click()
  await expect(again.getByRole('alert')).toHaveText('El usuario o la contraseña no son correctos.')
  await herPage.context().close()

  await openByMenu(page, 'Registro')
  await page.getByLabel('Sobre').selectOption('Personal e ingresos')
  await expect(page).toHaveURL(/kind=staff/)
  const lines = page.getByRole('list', { name: 'Registro' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Desactivó a Ana Quispe' })).toBeVisible()
  await expect(lines.filter({ hasText: 'Ingreso rechazado con el usuario de Ana Quispe' })).toBeVisible()
  await lines.filter({ hasText: 'Agregó a Ana Quispe' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal')
})
