import { bookingPath, bookWith, goToCard, pressPay, thanks, typeCard } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { mailsTo } from '../fixtures/mailbox.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { arrangeFault, charges } from '../fixtures/sandbox.ts'
import { reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test.use({ settings: { PAYMENT_LOOKUP_SECONDS: '1,2,3' } })

test('B-10, case 7 response lost after charging is looked up: a waiting page, one charge, one mail', {
  tag: ['@once', '@engines'],
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  const before = (await charges(lodge.sandboxUrl)).length
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'lose-response-after' })
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)
  const waiting = page.getByRole('region', { name: 'Su banco todavía no responde' })
  await expect(waiting).toContainText('No hace falta repetir nada')
  await expect(page.getByRole('button', { name: 'Reservar', exact: true })).toHaveCount(0)

  await expect(thanks(page)).toBeVisible({ timeout: 10_000 })
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before + 1)
  expect(await reservationsIn(lodge, room, stay)).toHaveLength(1)
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
})

test('B-10 HTML response of the provider is not shown as a denial', { tag: '@once' }, async ({
  page,
  lodge,
  newStay,
  guest,
}) => {
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'html-500' })
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Helecho'), newStay(1)))
  await bookWith(page, guest, cards.approved)
  await expect(page.getByRole('heading', { name: 'Su banco todavía no responde' })).toBeVisible()
})

test('B-10, case 7 reservation is confirmed and mailed after the browser was closed during payment', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  await page.goto(bookingPath(room, stay))
  await goToCard(page, guest)
  await typeCard(page, cards.approved)
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'slow', delayMs: 1_000 })
  const sent = page.waitForRequest('**/reservation/make-reservation?*')
  await pressPay(page)
  await sent
  // The provider records the charge before it responds.
  await expect.poll(async () => (await charges(lodge.sandboxUrl)).at(-1)?.amount).toBe(22_420)
  await page.close()
  await expect
    .poll(async () => (await reservationsIn(lodge, room, stay)).map(({ state }) => state), {
      timeout: 10_000,
    })
    .toEqual(['confirmed'])
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
})

test('B-10, E-03 booking page recovers from a lost response of the server', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  const before = (await charges(lodge.sandboxUrl)).length
  await page.route('**/reservation/make-reservation?*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)
  await expect(thanks(page)).toBeVisible()
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before + 1)
  expect(await reservationsIn(lodge, room, stay)).toHaveLength(1)
})
