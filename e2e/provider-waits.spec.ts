import type { Request } from '@playwright/test'
import { LODGE } from 'content'
import {
  bookingPath,
  fillClient,
  goToCard,
  nextStep,
  pay,
  pressPay,
  terms,
  thanks,
  typeCard,
} from './fixtures/booking-page.ts'
import { cards } from './fixtures/cards.ts'
import { recordRequests } from './fixtures/requests.ts'
import { roomNamed } from './fixtures/rooms.ts'
import { expect, test } from './lodge/lodge-test.ts'

/** How long the provider may take, in ms (M-11). */
const PROVIDER_LIMIT_MS = 30_000

/** Those that would charge a card. */
const charging = (requests: readonly Request[]): Request[] =>
  requests.filter((request) => request.url().includes('/reservation/make-reservation'))

test('M-11 a script of the provider that never comes ends in its message, and one press brings the card step with brands, country and contact', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  const asked = page.waitForRequest('**/payform.min.js')
  // The request is neither answered nor refused.
  await page.route('**/payform.min.js', () => {})
  await fillClient(page, guest)
  await terms(page).check()
  await nextStep(page).click()
  await asked
  await expect(page.getByText('Preparando el pago seguro')).toBeVisible()
  await page.clock.fastForward(PROVIDER_LIMIT_MS)
  await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error. Inténtelo más tarde')
  await expect(pay(page)).toBeDisabled()

  await page.unroute('**/payform.min.js')
  await page.getByRole('button', { name: 'Volver a intentar' }).click()
  await expect(pay(page)).toBeEnabled()
  await expect(page.getByRole('list', { name: 'Tarjetas aceptadas' }).getByRole('listitem')).toHaveText([
    /visa/i,
    /mastercard/i,
    /american express/i,
    /diners/i,
  ])
  const step = page.getByRole('region', { name: 'Pago con tarjeta' })
  await expect(step).toContainText('El comercio está en el Perú.')
  await expect(step.getByRole('link', { name: LODGE.phone })).toBeVisible()
  await expect(step.getByRole('link', { name: LODGE.email })).toBeVisible()
})

test('M-11 without an answer to the card, and without a network, nothing is sent and each says so; then the same card pays', {
  tag: '@once',
}, async ({ page, context, lodge, newStay, guest }) => {
  const requests = recordRequests(context)
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Helecho'), newStay(1)))
  await goToCard(page, guest)
  await typeCard(page, cards.approved)
  // The provider's script is there and its answer never comes.
  await page.evaluate(() => {
    const { payform } = window as unknown as { payform: { createToken: unknown; answering?: unknown } }
    payform.answering = payform.createToken
    payform.createToken = () => new Promise(() => {})
  })
  await pressPay(page)
  await expect(page.getByText('Procesando su pago.')).toBeVisible()
  await page.clock.fastForward(PROVIDER_LIMIT_MS)
  await expect(page.getByRole('alert')).toContainText('El proveedor de pagos no respondió a tiempo')
  await expect(page.getByRole('alert')).toContainText('No se le ha cobrado nada.')
  await page.evaluate(() => {
    const { payform } = window as unknown as { payform: { createToken: unknown; answering?: unknown } }
    payform.createToken = payform.answering
  })

  await context.setOffline(true)
  await pressPay(page)
  await expect(page.getByRole('alert')).toContainText('Sin conexión. No se ha enviado ni cobrado nada')
  expect(charging(requests)).toEqual([])

  await context.setOffline(false)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
  expect(charging(requests)).toHaveLength(1)
})
