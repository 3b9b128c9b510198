import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { followMenuLink, signInAs, storedToken } from '../fixtures/console-page.ts'
import { newStaffToken } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import type { RunningLodge } from '../lodge/start-lodge.ts'

// Not the name of another test's staff member, since tests share a lodge.
const LUCIA = { username: 'lucia.codigos', password: 'la clave de Lucia', name: 'Lucía Paredes' }
const STEP_MS = 30_000

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByLabel('Código de verificación')

async function addLucia(page: Page, lodge: RunningLodge) {
  const created = await page.request.post(`${lodge.adminUrl}/api/staff/create`, {
    headers: { authorization: `Bearer ${await newStaffToken(lodge)}` },
    data: LUCIA,
  })
  expect(created.status()).toBe(200)
}

/** Connects an app and returns its secret and the first recovery code. */
async function connectApp(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await button(page, 'Activar').click()
  await page.getByLabel('Su contraseña').fill(LUCIA.password)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Conectar su aplicación' })
  await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await codeField(page).fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Guarde sus códigos de recuperación' })
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await button(page, 'Ya los guardé').click()
  await expect(page.getByText('La verificación en dos pasos está activada.')).toBeVisible()
  return { secret, recoveryCode }
}

test('A-01, A-02 staff member connects an app, signs in with its code, and with a recovery code after the session lapsed', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await addLucia(page, lodge)
  await page.goto(`${lodge.adminUrl}/staff-panel`)
  await signInAs(page, LUCIA)
  const { secret, recoveryCode } = await connectApp(page)

  await button(page, 'Salir del Sistema').click()
  await signInAs(page, LUCIA)
  await expect(codeField(page)).toBeFocused()
  // The code of the present step was used to connect the app.
  await codeField(page).fill(new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy')

  await page.request.post(`${lodge.adminUrl}/api/staff/sign-out`, {
    headers: { authorization: `Bearer ${await storedToken(page)}` },
  })
  await followMenuLink(page, 'Personal')
  const again = page.getByRole('dialog', { name: 'Su sesión ha terminado' })
  await again.getByLabel('Contraseña').fill(LUCIA.password)
  await page.keyboard.press('Enter')
  await codeField(page).fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(again).toHaveCount(0)
  await expect(page.getByText(/le quedan 7/)).toBeVisible()
})
