import { bookingPath, bookWith, thanks } from '../fixtures/booking-page.ts'
import { recordRequests } from '../fixtures/requests.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const card = { number: '4919148107859067', expiry: '09/41', code: '739' }

/** The card number with or without separators, and the code and expiry as separate values. */
const traces = [/4919\D{0,3}1481\D{0,3}0785\D{0,3}9067/, /(?<![\da-z])739(?![\da-z])/i, /09(\/|%2F)?41\b/i]

test('B-04, B-13 card data reaches only the provider, and after the confirmation the browser stores neither card nor guest data', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const requests = recordRequests(page.context())
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), newStay(1)))
  await bookWith(page, guest, card)
  await expect(thanks(page)).toBeVisible()
  await page.reload()
  await expect(thanks(page)).toBeVisible()

  const provider = new URL(lodge.sandboxUrl).port
  const texts = requests.map((request) => ({
    port: new URL(request.url()).port,
    text: `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
  }))
  const hasCardData = ({ text }: { text: string }) => traces.some((trace) => trace.test(text))
  const toProvider = texts.filter(({ port }) => port === provider)
  expect(toProvider.filter(hasCardData)).toHaveLength(1)
  const toOthers = texts.filter(({ port }) => port !== provider)
  expect(toOthers.some(({ text }) => text.includes('/reservation/make-reservation'))).toBe(true)
  expect(toOthers.filter(hasCardData)).toEqual([])

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(hasCardData({ text: stored })).toBe(false)
  for (const typed of [guest.email, guest.surnames, guest.identificationDocumentNumber, guest.phone]) {
    expect(stored).not.toContain(typed)
  }
  expect(hasCardData({ text: await page.content() })).toBe(false)
})
