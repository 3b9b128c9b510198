import { bookingPath, bookWith, thanks } from './fixtures/booking-page.ts'
import { recordRequests } from './fixtures/requests.ts'
import { roomNamed } from './fixtures/rooms.ts'
import { expect, test } from './lodge/lodge-test.ts'

const card = { number: '4919148107859067', expiry: '09/41', code: '739' }

/** The number with or without spaces, and the code and the expiry as values of their own. */
const traces = [/4919\D{0,3}1481\D{0,3}0785\D{0,3}9067/, /(?<![\da-z])739(?![\da-z])/i, /09(\/|%2F)?41\b/i]

test('B-04, B-13 the digits of the card go to the provider alone, and after the confirmation nothing of them or of the guest stays in the browser', {
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
  const withCard = ({ text }: { text: string }) => traces.some((trace) => trace.test(text))
  const toProvider = texts.filter(({ port }) => port === provider)
  expect(toProvider.filter(withCard)).toHaveLength(1)
  const toOthers = texts.filter(({ port }) => port !== provider)
  expect(toOthers.some(({ text }) => text.includes('/reservation/make-reservation'))).toBe(true)
  expect(toOthers.filter(withCard)).toEqual([])

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(withCard({ text: kept })).toBe(false)
  for (const typed of [guest.email, guest.surnames, guest.identificationDocumentNumber, guest.phone]) {
    expect(kept).not.toContain(typed)
  }
  expect(withCard({ text: await page.content() })).toBe(false)
})
