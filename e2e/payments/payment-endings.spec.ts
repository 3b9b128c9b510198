import type { Locator, Page } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { formatSoles } from 'shared-ui/copy/format'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { expectAccessible } from '../fixtures/accessibility.ts'
import {
  bookingPath,
  bookWith,
  cardField,
  nextStep,
  notice,
  pay,
  pressPay,
  terms,
  thanks,
  tryAgain,
  typeCard,
} from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import type { Guest } from '../fixtures/guests.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { linksIn, lodgeMailsAbout, mailsTo } from '../fixtures/mailbox.ts'
import { freeRooms, type OfferedRoom, roomNamed } from '../fixtures/rooms.ts'
import { arrangeFault, charges } from '../fixtures/sandbox.ts'
import { reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import type { RunningLodge } from '../lodge/start-lodge.ts'

// The server looks up a lost response at the provider once, after one second.
test.use({ settings: { PAYMENT_LOOKUP_SECONDS: '1' } })

const WAITING = 'Su banco todavía no responde'
/** The longest interval between two status requests of the page, in ms. */
const LONGEST_POLL_MS = 30_000

type Booked = { page: Page; lodge: RunningLodge; room: OfferedRoom; stay: Stay }

/** Waits until the reservation has failed on the server, then lets the page poll. */
async function pollOnceFailed({ page, lodge, room, stay }: Booked): Promise<void> {
  await expect
    .poll(async () => (await reservationsIn(lodge, room, stay)).map(({ state }) => state), {
      timeout: 10_000,
    })
    .toEqual(['failed'])
  await page.clock.fastForward(LONGEST_POLL_MS)
}

/** Matches any mention of returned money. */
const RETURNED = /devuelt|devolvi|devolución/i

/** Waits for the one mail to the guest and the one to the lodge about an ending, and returns both. */
async function mailsAbout(
  lodge: RunningLodge,
  guest: Guest,
): Promise<{ guest: ParsedMail; lodge: ParsedMail }> {
  const read = async () => [
    ...(await mailsTo(lodge.dataDir, guest.email)),
    ...(await lodgeMailsAbout(lodge.dataDir, guest.email)),
  ]
  await expect.poll(async () => (await read()).length).toBe(2)
  const [toGuest, toLodge] = await read()
  if (!toGuest || !toLodge) throw new Error('The mails cannot be read again.')
  return { guest: toGuest, lodge: toLodge }
}

const textOf = ({ subject, text, html }: ParsedMail): string => [subject, text, html].join('\n')

/** The text of the notice and of both mails. */
const allText = async (ending: Locator, mails: { guest: ParsedMail; lodge: ParsedMail }): Promise<string> =>
  [await ending.textContent(), textOf(mails.guest), textOf(mails.lodge)].join('\n')

const form = (page: Page) => page.getByRole('form', { name: 'Sus datos' })

test('M-01 response lost before charging: page and mails report no charge, the tab forgets the purchase, and a retry books', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  const before = (await charges(lodge.sandboxUrl)).length
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'lose-response-before' })
  await page.clock.install()
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)
  await expect(notice(page, WAITING)).toBeVisible()
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Retama')

  await pollOnceFailed({ page, lodge, room, stay })
  const ending = notice(page, 'No se le ha cobrado nada')
  await expect(ending).toContainText('no hay ningún cobro')
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before)
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Retama')
  const mails = await mailsAbout(lodge, guest)
  expect(mails.guest.subject).toContain('No se le ha cobrado nada')
  expect(mails.guest.text).toContain('no registra ningún cobro')
  expect(linksIn(mails.guest)).toContain(lodge.publicUrl + bookingPath(room, stay))
  expect(mails.lodge.text).toContain('no registra ningún cobro')
  expect(await allText(ending, mails)).not.toMatch(RETURNED)
  await expectAccessible(page)

  await tryAgain(page).click()
  await expect(form(page)).toBeVisible()
  for (const open of [() => page.reload(), () => page.goto(bookingPath(room, stay))]) {
    await open()
    await expect(page.getByLabel('Nombres')).toHaveValue(guest.names)
    await expect(ending).toHaveCount(0)
  }
  await nextStep(page).click()
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.approved)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before + 1)
})

test('M-01, W-10 lost response of a denial: page and mails show the reason of the bank, and another card pays by keyboard only', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'lose-response-after' })
  await page.clock.install()
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.withoutFunds)
  await expect(notice(page, WAITING)).toBeVisible()

  await pollOnceFailed({ page, lodge, room, stay })
  const ending = notice(page, 'Su banco no aceptó el pago')
  await expect(ending).toContainText('Fondos insuficientes')
  await expect(ending).toContainText('No se le ha cobrado nada')
  const mails = await mailsAbout(lodge, guest)
  for (const mail of [mails.guest, mails.lodge]) {
    expect(mail.subject).toMatch(/denegado/i)
    expect(textOf(mail)).toContain('Fondos insuficientes')
  }
  expect(mails.guest.text).toContain('No se le ha cobrado nada')
  expect(await allText(ending, mails)).not.toMatch(RETURNED)
  await expectAccessible(page)

  await expect(ending.getByRole('heading')).toBeFocused()
  await tabTo(page, tryAgain(page))
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('heading', { name: 'Sus datos' })).toBeFocused()
  await expect(terms(page)).toBeChecked()
  await tabTo(page, nextStep(page))
  await page.keyboard.press('Enter')
  await expect(pay(page)).toBeEnabled()
  await tabTo(page, page.getByRole('button', { name: 'Cambiar mis datos' }))
  for (const part of ['number', 'expiry', 'code'] as const) {
    await page.keyboard.press('Tab')
    await expect(cardField(page, part)).toBeFocused()
    await page.keyboard.type(cards.approvedToo[part])
  }
  await tabTo(page, pay(page))
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toContainText('450034******0016')
})

test('M-01 charge of a wrong amount is returned: the page shows the start and the end of the return, the mails only the end', {
  tag: ['@once', '@engines'],
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'lose-response-after' })
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'other-amount', step: 'lookup' })
  await arrangeFault(lodge.sandboxUrl, { behaviour: 'html-500', step: 'void' })
  await page.clock.install()
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)
  // The provider reports one sol more than the total of the stay.
  const charged = formatSoles(296)
  await pollOnceFailed({ page, lodge, room, stay })
  const returning = notice(page, 'Estamos devolviendo su pago')
  await expect(returning).toContainText(charged)
  await expectAccessible(page)
  expect(await mailsTo(lodge.dataDir, guest.email)).toEqual([])

  const lastCharge = async () => (await charges(lodge.sandboxUrl)).at(-1)?.status
  await expect.poll(lastCharge, { timeout: 10_000 }).toBe('Voided')
  const mails = await mailsAbout(lodge, guest)
  await page.clock.fastForward(LONGEST_POLL_MS)
  const returned = notice(page, 'Su pago fue devuelto')
  await expect(returned).toContainText(charged)
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Molle')
  for (const mail of [mails.guest, mails.lodge]) {
    expect(mail.subject).toContain('devuelto')
    expect(mail.text).toContain('devolución del monto completo')
    expect(textOf(mail)).toContain(charged)
  }
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Nombres')).toHaveValue(guest.names)
})
