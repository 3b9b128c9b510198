import { bookingPath, goToCard, pay, thanks, typeCard } from './fixtures/booking-page.ts'
import { cards } from './fixtures/cards.ts'
import { freeRooms, roomNamed } from './fixtures/rooms.ts'
import { charges } from './fixtures/sandbox.ts'
import { expect, test } from './lodge/lodge-test.ts'

const holdOver = 'El tiempo para pagar terminó'
const quarterOfAnHour = 15 * 60_000

test('B-08, E-03 a hold that ran out offers a new try, keeps what was typed, and can then be paid', async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), newStay(2)))
  await goToCard(page, guest)
  await page.clock.fastForward(quarterOfAnHour)
  await expect(page.getByRole('heading', { name: holdOver })).toBeFocused()
  await expect(page.getByText('No se le ha cobrado. Sus datos siguen aquí')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await expect(page.getByLabel('Nombres')).toHaveValue(guest.names)
  await expect(page.getByLabel('Dirección')).toHaveValue(guest.location)
  await page.getByRole('button', { name: 'Siguiente Paso' }).click()
  await expect(pay(page)).toBeEnabled()
  await page.clock.fastForward(quarterOfAnHour)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.approved)
  await pay(page).click()
  await expect(thanks(page)).toContainText('491914******9067')
})

test.describe('with little time to pay', { tag: '@once' }, () => {
  test.use({ settings: { SANDBOX_SESSION_SECONDS: '4' } })

  test('B-08, case 9 a room left at the payment step is taken until the limit, and free at the limit', async ({
    page,
    lodge,
    newStay,
    guest,
  }) => {
    const stay = newStay(1)
    await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), stay))
    await goToCard(page, guest)
    expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Retama')
    await page.close()
    await expect.poll(() => freeRooms(lodge.publicUrl, stay)).toContain('Retama')
  })

  test('B-08, case 8 a hold that ran out and was sold meanwhile is told, and nothing is charged', async ({
    page,
    browser,
    lodge,
    newStay,
    guest,
  }) => {
    const stay = newStay(1)
    const room = await roomNamed(lodge.publicUrl, 'Helecho')
    await page.goto(bookingPath(room, stay))
    await goToCard(page, guest)
    await expect(page.getByRole('heading', { name: holdOver })).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await other.goto(bookingPath(room, stay))
    await goToCard(other, { ...guest, email: 'otra@example.pe' })
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByRole('alert')).toContainText('La habitación ya no está disponible en esas fechas.')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute(
      'href',
      `/rooms?inDate=${stay.entry}&outDate=${stay.departure}`,
    )
    expect(await charges(lodge.sandboxUrl)).toEqual([])
  })
})
