import { bookingPath } from '../fixtures/booking-page.ts'
import { openSignedIn, setToken, signInAs, signInForm, storedToken } from '../fixtures/console-page.ts'
import { staffToken } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import { staff } from '../lodge/start-lodge.ts'

const eightHours = 8 * 60 * 60_000

test('A-01, A-02 sign-in leads to the requested page, and sign-out removes the session', {
  tag: '@phone',
}, async ({ page, lodge }) => {
  await page.goto(`${lodge.adminUrl}/reservations-panel?search=Quispe`)
  await expect(page).toHaveURL(/\/administrative-panel\?redirect=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel administrativo')
  await signInAs(page)
  await expect(page).toHaveURL(/\/reservations-panel\?.*search=Quispe/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservaciones')
  expect(await storedToken(page)).not.toBeNull()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservaciones')
  await page.getByRole('button', { name: 'Salir del Sistema' }).click()
  await expect(signInForm(page).password).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await page.goto(`${lodge.adminUrl}/reservations-panel`)
  await expect(signInForm(page).password).toBeVisible()
})

test('A-01, W-06 sign-in form shows short credentials at their fields and sends nothing', {
  tag: '@once',
}, async ({ page, lodge }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  const { username, password, submit } = signInForm(page)
  await expect(submit).toBeDisabled()
  await username.fill('ana')
  await password.fill('1234567')
  await password.press('Enter')
  await expect(username).toHaveAccessibleDescription('El usuario tiene más de 3 caracteres.')
  await expect(password).toHaveAccessibleDescription('La contraseña tiene más de 7 caracteres.')
  await expect(username).toBeFocused()
  await expect(submit).toBeDisabled()
  await username.fill('anab')
  await password.fill('12345678')
  await expect(submit).toBeEnabled()
  expect(sent.filter((url) => url.includes('/api/sign-in'))).toEqual([])
})

test('A-01, W-06 submitting an empty sign-in form shows what is missing and focuses the first field', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  const { username, password } = signInForm(page)
  await password.press('Enter')
  await expect(username).toHaveAccessibleDescription('Escriba su usuario.')
  await expect(password).toHaveAccessibleDescription('Escriba su contraseña.')
  await expect(username).toBeFocused()
})

test('A-01, E-02 wrong password shows an alert, and the form keeps the username', { tag: '@once' }, async ({
  page,
  lodge,
}) => {
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await signInAs(page, { ...staff, password: 'otra-clave' })
  await expect(page.getByRole('alert')).toHaveText('El usuario o la contraseña no son correctos.')
  await expect(signInForm(page).username).toHaveValue(staff.username)
  await signInForm(page).password.fill(staff.password)
  await signInForm(page).submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy')
})

test('A-02 redirect after sign-in never leads to another site', { tag: '@once' }, async ({ page, lodge }) => {
  for (const elsewhere of ['https://example.com/', '//example.com', 'javascript:alert(1)']) {
    await page.goto(`${lodge.adminUrl}/administrative-panel?redirect=${encodeURIComponent(elsewhere)}`)
    await signInAs(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy')
    expect(new URL(page.url()).origin).toBe(lodge.adminUrl)
    await page.getByRole('button', { name: 'Salir del Sistema' }).click()
    await expect(signInForm(page).password).toBeVisible()
  }
})

test('A-02 every page without a session redirects to the sign-in form, unknown pages too', {
  tag: '@once',
}, async ({ page, lodge }) => {
  for (const path of ['/reservations-panel', '/view-reservation/1', '/no-existe']) {
    await page.goto(`${lodge.adminUrl}${path}`)
    await expect(page).toHaveURL(/\/administrative-panel\?redirect=/)
    await expect(signInForm(page).password).toBeVisible()
  }
})

test('A-02 signing out in one tab signs out the others', { tag: '@once' }, async ({
  page,
  context,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/reservations-panel')
  const other = await context.newPage()
  await other.goto(`${lodge.adminUrl}/administrative-panel`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hoy')
  await page.getByRole('button', { name: 'Salir del Sistema' }).click()
  await expect(signInForm(other).password).toBeVisible()
})

test('A-02, W-07 expired session keeps the page and its input, and sign-in resumes it', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.clock.install()
  await openSignedIn(page, lodge, '/reservations-panel')
  const search = page.getByLabel('Cliente o habitación')
  await search.pressSequentially('Que')
  await page.clock.fastForward(eightHours)
  const again = page.getByRole('dialog', { name: 'Su sesión ha terminado' })
  await expect(again).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(again).toBeVisible()
  await expect(again.getByLabel('Usuario')).toHaveValue(staff.username)
  await expect(again.getByLabel('Contraseña')).toBeFocused()

  await page.clock.setSystemTime(Date.now())
  await again.getByLabel('Contraseña').fill(staff.password)
  await again.getByRole('button', { name: 'Ingresar' }).click()
  await expect(again).toHaveCount(0)
  await expect(search).toHaveValue('Que')
  await expect(page).toHaveURL(/search=Que/)
})

test('A-02, C-02 401 response opens the sign-in dialog on the same page and keeps its input', {
  tag: '@once',
}, async ({ page, context, lodge }) => {
  await openSignedIn(page, lodge, '/reservations-panel')
  const other = await context.newPage()
  await other.goto(`${lodge.adminUrl}/favicon.svg`)
  const [head, claims] = (await staffToken(lodge)).split('.')
  await setToken(other, `${head}.${claims}.forged`)
  await page.getByLabel('Cliente o habitación').fill('Quispe')
  const again = page.getByRole('dialog', { name: 'Su sesión ha terminado' })
  await expect(again).toBeVisible()
  await again.getByLabel('Contraseña').fill(staff.password)
  await again.getByRole('button', { name: 'Ingresar' }).click()
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel('Cliente o habitación')).toHaveValue('Quispe')
  await expect(page.getByRole('link', { name: /Quispe/ }).first()).toBeVisible()
})

test('W-04 neither site serves pages of the other', { tag: '@once' }, async ({ page, lodge, newStay }) => {
  expect((await page.goto('/reservations-panel'))?.status()).toBe(404)
  await page.goto(`${lodge.adminUrl}${bookingPath({ _id: 'x' }, newStay(1))}`)
  await expect(signInForm(page).password).toBeVisible()
})
