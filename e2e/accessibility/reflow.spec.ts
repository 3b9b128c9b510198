import { expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { bookingPath, goToCard, pressPay, thanks, typeCard } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { openFromMenu, openSearch, reserveLink, searchFor } from '../fixtures/search-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test.describe('at 400 % zoom', { tag: '@once' }, () => {
  // A window of 1280×1024 at 400 % zoom.
  test.use({ viewport: { width: 320, height: 256 } })

  test('W-10 visitor finds, books and pays a room at 400 % zoom', async ({ page, newStay, guest }) => {
    await openSearch(page)
    await searchFor(page, newStay(1))
    await reserveLink(page, 'Cantuta').click()
    await goToCard(page, guest)
    await expectNoSidewaysScroll(page)
    await typeCard(page, cards.approved)
    await pressPay(page)
    await expect(thanks(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await thanks(page).getByRole('button', { name: 'Finalizar' }).click()
    await expect(page).toHaveURL('/')
  })

  test('W-10 staff open and dismiss a delete dialog at 400 % zoom', async ({ page, lodge }) => {
    await openSignedIn(page, lodge, '/reservations-panel')
    await page
      .getByRole('button', { name: /^Más acciones/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Eliminar la reservación de/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })
})

test('B-01, W-07, case 20 first field is in the first view, page behind a dialog does not scroll, and both dates can be set on a phone', {
  tag: '@phone',
}, async ({ page, lodge, newStay, guest }) => {
  await openSearch(page, '/')
  await searchFor(page, newStay(1))
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), newStay(1)))
  await expect(page.getByLabel('Nombres')).toBeInViewport({ ratio: 1 })
  await goToCard(page, guest)
  await expect(page.getByRole('complementary', { name: 'Su estadía' })).toBeInViewport()
  await typeCard(page, cards.approved)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('PageDown')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('W-10 pages of the site do not scroll sideways on a phone whose text is set to twice the size', {
  tag: '@phone',
}, async ({ page, lodge, newStay }) => {
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const molle = await roomNamed(lodge.publicUrl, 'Molle')
  for (const path of [
    '/',
    '/restaurant',
    `/rooms/${molle._id}`,
    '/contact',
    '/botanical-garden',
    '/politics',
    '/privacy',
    '/complaints-book',
    '/esnna',
    '/no-existe',
    '/my-reservation',
    '/newsletter/confirm',
    bookingPath(molle, newStay(1)),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('W-10 pages have no animated movement with prefers-reduced-motion', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/api/room', () => {})
  for (const entry of ['Inicio', 'Habitaciones'] as const) {
    await openFromMenu(page, entry)
    await expect(page.getByText('Cargando habitaciones')).toBeVisible()
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((property) => /rotate|translate|transform|scale|left|top|backgroundPosition/.test(property)),
    )
    expect(animated).toEqual([])
  }
})
