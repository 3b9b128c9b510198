import {
  bookingPath,
  bookWith,
  denial,
  fillClient,
  nextStep,
  pay,
  pressPay,
  terms,
  thanks,
  typeCard,
} from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { mailsTo } from '../fixtures/mailbox.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { arrangeFault, charges } from '../fixtures/sandbox.ts'
import { reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('B-06 denied card shows the message of the bank and keeps the form, and another card pays', {
  tag: '@engines',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  const before = (await charges(lodge.sandboxUrl)).filter(({ status }) => status === 'Authorized').length
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.withoutFunds)
  await expect(denial(page)).toContainText(
    'Operacion denegada. Fondos insuficientes. Comuniquese con su banco.',
  )
  await expect(denial(page)).toContainText('No se le ha cobrado y sus datos siguen aquí.')
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Molle')

  await denial(page).getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(denial(page)).toHaveCount(0)
  await expect(page.getByLabel('Apellidos')).toHaveValue(guest.surnames)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(guest.email)
  await expect(terms(page)).toBeChecked()

  await nextStep(page).click()
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.approvedToo)
  await pressPay(page)
  await expect(thanks(page)).toContainText('450034******0016')
  const paid = (await charges(lodge.sandboxUrl)).filter(({ status }) => status === 'Authorized')
  expect(paid).toHaveLength(before + 1)
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
})

test('B-06 Escape closes the denial dialog, and a reload does not show it again', { tag: '@once' }, async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.withoutFunds)
  await expect(denial(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(denial(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Nombres')).toHaveValue(guest.names)
  await expect(denial(page)).toHaveCount(0)
  expect((await reservationsIn(lodge, room, stay)).filter(({ state }) => state === 'confirmed')).toEqual([])
})

test('B-04 card without a token shows an error at the card step, and a corrected card pays', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  const before = (await charges(lodge.sandboxUrl)).length
  await page.goto(bookingPath(room, newStay(1)))
  await bookWith(page, guest, { ...cards.approved, number: '4919148107859068' })
  await expect(page.getByRole('alert')).toContainText('Error al procesar la tarjeta')
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before)
  await typeCard(page, cards.approved)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before + 1)
})

test('B-03 card fields that fail to load show an error, and one click loads them', { tag: '@once' }, async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  await page.route('**/payform.min.js', (route) => route.abort())
  await fillClient(page, guest)
  await terms(page).check()
  await nextStep(page).click()
  await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error. Inténtelo más tarde')
  await expect(pay(page)).toBeDisabled()

  await page.unroute('**/payform.min.js')
  await page.getByRole('button', { name: 'Volver a intentar' }).click()
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.approved)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
})

test('B-03 payment session that the provider rejects shows an error under the form and holds nothing', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), stay))
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'html-500', step: 'session' })
  await fillClient(page, guest)
  await terms(page).check()
  await nextStep(page).click()
  await expect(page.getByRole('alert')).toContainText('El servicio de pagos no responde.')
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Molle')
  await nextStep(page).click()
  await expect(pay(page)).toBeEnabled()
})
