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
} from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { recordRequests } from '../fixtures/requests.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { expect, test } from '../lodge/lodge-test.ts'

/** The timeout of the provider's script and token, in ms. */
const PROVIDER_TIMEOUT_MS = 30_000

/** The requests that charge a card among these. */
const chargeRequests = (requests: readonly Request[]): Request[] =>
  requests.filter((request) => request.url().includes('/reservation/make-reservation'))

test('M-11 provider script that never loads shows an error after its timeout, and one click loads the card step with brands, country and contact', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  const scriptRequest = page.waitForRequest('**/payform.min.js')
  // The request stays pending.
  await page.route('**/payform.min.js', () => {})
  await fillClient(page, guest)
  await terms(page).check()
  await nextStep(page).click()
  await scriptRequest
  await expect(page.getByText('Preparando el pago seguro')).toBeVisible()
  await page.clock.fastForward(PROVIDER_TIMEOUT_MS)
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

test('M-11 card without a token, and a payment without a network, send nothing and show why; then the same card pays', {
  tag: '@once',
}, async ({ page, context, lodge, newStay, guest }) => {
  const requests = recordRequests(context)
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Helecho'), newStay(1)))
  await goToCard(page, guest)
  await typeCard(page, cards.approved)
  // The provider's script has loaded, and its response never arrives.
  await page.evaluate(() => {
    const { payform } = window as unknown as { payform: { createToken: unknown; original?: unknown } }
    payform.original = payform.createToken
    payform.createToken = () => new Promise(() => {})
  })
  await pressPay(page)
  await expect(page.getByText('Procesando su pago.')).toBeVisible()
  await page.clock.fastForward(PROVIDER_TIMEOUT_MS)
  await expect(page.getByRole('alert')).toContainText('El proveedor de pagos no respondió a tiempo')
  await expect(page.getByRole('alert')).toContainText('No se le ha cobrado nada.')
  await page.evaluate(() => {
    const { payform } = window as unknown as { payform: { createToken: unknown; original?: unknown } }
    payform.createToken = payform.original
  })

  await context.setOffline(true)
  await pressPay(page)
  await expect(page.getByRole('alert')).toContainText('Sin conexión. No se ha enviado ni cobrado nada')
  expect(chargeRequests(requests)).toEqual([])

  await context.setOffline(false)
  await pressPay(page)
  await expect(thanks(page)).toBeVisible()
  expect(chargeRequests(requests)).toHaveLength(1)
})
