import { addDays } from 'shared-ui/rules/dates/calendar-date'
import {
  bookingPath,
  bookWith,
  fillClient,
  goToCard,
  nextStep,
  pay,
  pressPay,
  terms,
  thanks,
  typeCard,
} from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { charges } from '../fixtures/sandbox.ts'
import { results } from '../fixtures/search-page.ts'
import { createReservation, reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const sold = 'La habitación ya no está disponible en esas fechas. Elija otras fechas u otra habitación.'
const held = /Otra persona está pagando esta habitación\. Si no termina, queda libre a las \d\d:\d\d\./

test('B-09 second of two browsers that want one night sees that it is taken and is not charged', {
  tag: '@once',
}, async ({ page, browser, lodge, newStay, guest }) => {
  const stay = newStay(3)
  newStay(1) // reserves the second stay's last night
  const otherStay = { entry: addDays(stay.departure, -1), departure: addDays(stay.departure, 1) }
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  const before = (await charges(lodge.sandboxUrl)).length
  const other = await (await browser.newContext()).newPage()
  await page.goto(bookingPath(room, stay))
  await other.goto(bookingPath(room, otherStay))
  await goToCard(page, guest)

  await fillClient(other, { ...guest, email: 'segunda@example.pe' })
  await terms(other).check()
  await nextStep(other).click()
  await expect(other.getByRole('alert')).toContainText(held)

  await typeCard(page, cards.approved)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
  await nextStep(other).click()
  await expect(other.getByRole('alert')).toContainText(sold)
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before + 1)
  expect(await reservationsIn(lodge, room, stay)).toHaveLength(1)

  await other.getByRole('alert').getByRole('link', { name: 'Volver a buscar' }).click()
  await expect(other).toHaveURL(`/rooms?inDate=${otherStay.entry}&outDate=${otherStay.departure}`)
  await expect(results(other).getByRole('status')).toHaveText('7 habitaciones disponibles')
})

test('B-09 only one of two browsers that press at the same moment gets the room', {
  tag: ['@once', '@engines'],
}, async ({ page, browser, lodge, newStay, guest }) => {
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  const stay = newStay(2)
  const pages = [page, await (await browser.newContext()).newPage()]
  for (const visitor of pages) {
    await visitor.goto(bookingPath(room, stay))
    await fillClient(visitor, guest)
    await terms(visitor).check()
  }
  await Promise.all(pages.map((visitor) => nextStep(visitor).click()))
  const won = await Promise.all(
    pages.map(async (visitor) => {
      await expect(visitor.getByRole('alert').filter({ hasText: held }).or(pay(visitor))).toBeVisible()
      return pay(visitor).isVisible()
    }),
  )
  expect(won.filter(Boolean)).toHaveLength(1)
})

test('B-09, case 2 stays that share only a day of arrival or departure can both be booked', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const around = newStay(6)
  const middle = { entry: addDays(around.entry, 2), departure: addDays(around.entry, 4) }
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  await createReservation(lodge, { room, stay: middle, guest })
  for (const stay of [
    { entry: around.entry, departure: middle.entry },
    { entry: middle.departure, departure: around.departure },
  ]) {
    await page.goto(bookingPath(room, stay))
    await bookWith(page, guest, cards.approved)
    await thanks(page).getByRole('button', { name: 'Finalizar' }).click()
  }
  expect(await reservationsIn(lodge, room, around)).toHaveLength(3)
})
