import { bookingPath, goToCard } from '../fixtures/booking-page.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { charges } from '../fixtures/sandbox.ts'
import { expect, test } from '../lodge/lodge-test.ts'

// A short payment session, so that the test can wait for the real end of a hold.
test.use({ settings: { SANDBOX_SESSION_SECONDS: '4' } })

test('B-08, case 9 room left at the payment step is taken until the hold ends, then free', {
  tag: ['@once', '@engines'],
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), stay))
  await goToCard(page, guest)
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Retama')
  await page.close()
  await expect.poll(() => freeRooms(lodge.publicUrl, stay)).toContain('Retama')
})

test('B-08, case 8, M-08 retry after an expired hold shows until when another browser holds the room, and charges nothing', {
  tag: '@once',
}, async ({ page, browser, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Helecho')
  await page.goto(bookingPath(room, stay))
  await goToCard(page, guest)
  await expect(page.getByRole('heading', { name: 'El tiempo para pagar terminó' })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(bookingPath(room, stay))
  await goToCard(other, { ...guest, email: 'otra@example.pe' })
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /Otra persona está pagando esta habitación\. Si no termina, queda libre a las \d\d:\d\d\./,
  )
  await expect(page.getByRole('alert').getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute(
    'href',
    `/rooms?inDate=${stay.entry}&outDate=${stay.departure}`,
  )
  expect(await charges(lodge.sandboxUrl)).toEqual([])
})
