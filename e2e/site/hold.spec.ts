import { bookingPath, goToCard, pay, pressPay, thanks, typeCard } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const HOLD_EXPIRED = 'El tiempo para pagar terminó'
const HOLD_MS = 15 * 60_000

test('B-08, E-03 expired hold offers a retry, keeps the input and can be paid', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), newStay(2)))
  await goToCard(page, guest)
  await page.clock.fastForward(HOLD_MS)
  await expect(page.getByRole('heading', { name: HOLD_EXPIRED })).toBeFocused()
  await expect(page.getByText('No se le ha cobrado. Sus datos siguen aquí')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await expect(page.getByLabel('Nombres')).toHaveValue(guest.names)
  await expect(page.getByLabel('Dirección')).toHaveValue(guest.location)
  await page.getByRole('button', { name: 'Siguiente Paso' }).click()
  await expect(pay(page)).toBeEnabled()
  await page.clock.fastForward(HOLD_MS)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.approved)
  await pressPay(page)
  await expect(thanks(page)).toContainText('491914******9067')
})
