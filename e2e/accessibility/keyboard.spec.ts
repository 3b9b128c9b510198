import { cardField, nextStep, pay, terms, thanks } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { openSignedIn, signInForm } from '../fixtures/console-page.ts'
import { tabAndType, tabTo } from '../fixtures/keyboard.ts'
import { reserveLink, searchPath } from '../fixtures/search-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import { staff } from '../lodge/start-lodge.ts'

test('W-10, B-03 to B-05 visitor finds, books and pays a stay by keyboard only', { tag: '@once' }, async ({
  page,
  newStay,
  guest,
}) => {
  await page.goto(searchPath(newStay(1)))
  await expect(reserveLink(page, 'Retama')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, reserveLink(page, 'Retama'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nombres')).toBeVisible()

  await tabAndType(page, page.getByLabel('Nombres'), guest.names)
  await tabAndType(page, page.getByLabel('Apellidos'), guest.surnames)
  await tabTo(page, page.getByLabel('Tipo de documento'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Tipo de documento')).toHaveValue('DNI')
  await tabAndType(page, page.getByLabel('Número de documento'), guest.identificationDocumentNumber)
  await tabAndType(page, page.getByLabel('Edad'), guest.age)
  await tabAndType(page, page.getByLabel('Correo electrónico'), guest.email)
  await tabAndType(page, page.getByLabel('Teléfono'), guest.phone)
  await tabAndType(page, page.getByLabel('País'), guest.country)
  await tabAndType(page, page.getByLabel('Dirección'), guest.location)
  await tabTo(page, terms(page))
  await page.keyboard.press('Space')
  await tabTo(page, nextStep(page))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Pago con tarjeta' })).toBeFocused()
  await expect(pay(page)).toBeEnabled()
  await tabTo(page, page.getByRole('button', { name: 'Cambiar mis datos' }))
  for (const part of ['number', 'expiry', 'code'] as const) {
    await page.keyboard.press('Tab')
    await expect(cardField(page, part)).toBeFocused()
    await page.keyboard.type(cards.approved[part])
  }
  await tabTo(page, pay(page))
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  await tabTo(page, thanks(page).getByRole('button', { name: 'Finalizar' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('W-07, W-10, A-01 staff sign in, open a reservation and use shortcuts by keyboard only', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.goto(`${lodge.adminUrl}/reservations-panel`)
  const { username, password } = signInForm(page)
  await tabAndType(page, username, staff.username)
  await tabAndType(page, password, staff.password)
  await page.keyboard.press('Enter')
  const first = page.getByRole('link', { name: /, / }).first()
  await expect(first).toBeVisible()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Reservación')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Volver a Reservaciones' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservaciones')

  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Atajos y apariencia' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('/')
  const search = page.getByLabel('Cliente o habitación')
  await expect(search).toBeFocused()
  await page.keyboard.type('gp?/n')
  await expect(search).toHaveValue('gp?/n')
  await expect(page.getByText('No hay reservaciones')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(search).not.toBeFocused()
  await page.keyboard.type('gp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plantas')
})

test('W-10 console pages start with a skip link', { tag: '@once' }, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
