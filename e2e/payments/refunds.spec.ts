import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from '../fixtures/accessibility.ts'
import { bookingPath, bookWith, thanks } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import type { Guest } from '../fixtures/guests.ts'
import { lodgeMailsAbout, mailsTo, reservationLink } from '../fixtures/mailbox.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { arrangeFault, charges, type Fault, refunds } from '../fixtures/sandbox.ts'
import type { StayMaker } from '../fixtures/stays.ts'
import { lookForUnsettled } from '../fixtures/unsettled.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import type { RunningLodge } from '../lodge/start-lodge.ts'

type Setting = { lodge: RunningLodge; newStay: StayMaker; guest: Guest }

/** Books a room and cancels it by the link of the mail while the provider has `fault`; returns the purchase number. */
async function bookAndCancel(page: Page, { lodge, newStay, guest }: Setting, fault: Fault): Promise<string> {
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  await bookWith(page, guest, cards.approved)
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
  await expect.poll(() => lodgeMailsAbout(lodge.dataDir, guest.email)).toHaveLength(1)
  const [mail] = await mailsTo(lodge.dataDir, guest.email)
  await arrangeFault(lodge.sandboxUrl, fault)
  await page.goto(reservationLink(mail))
  await page.getByRole('button', { name: 'Cancelar reserva' }).click()
  await page
    .getByRole('alertdialog', { name: '¿Cancelar su reserva?' })
    .getByRole('button', { name: 'Sí, cancelar' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su reserva está cancelada')
  return (await charges(lodge.sandboxUrl)).at(-1)?.purchaseNumber ?? ''
}

const refundOn = (page: Page) => page.getByRole('region', { name: 'Devolución' })

/** Reloads the guest's page until it shows the text: the refund is requested after the cancellation. */
const expectRefundText = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(refundOn(page)).toContainText(text, { timeout: 1_000 })
  }).toPass()

const refundsOf = async (lodge: RunningLodge, purchaseNumber: string) =>
  (await refunds(lodge.sandboxUrl)).filter((refund) => refund.purchaseNumber === purchaseNumber)

test('M-04, M-05, M-06, W-10 unclear refund waits for staff, who get one mail and request it again; the guest gets it once', {
  tag: ['@once', '@engines'],
}, async ({ page, context, lodge, newStay, guest }) => {
  const purchaseNumber = await bookAndCancel(
    page,
    { lodge, newStay, guest },
    { behaviour: 'status', step: 'refund', status: 500 },
  )
  await expectRefundText(page, 'La estamos verificando con el proveedor de pagos.')
  expect(await refundsOf(lodge, purchaseNumber)).toEqual([])

  await lookForUnsettled(lodge)
  await lookForUnsettled(lodge)
  const alerts = async () =>
    (
      await lodgeMailsAbout(
        lodge.dataDir,
        'El proveedor de pagos no dio una respuesta clara a esta devolución.',
      )
    ).map(({ subject }) => subject)
  await expect.poll(alerts).toHaveLength(1)
  expect((await alerts())[0]).toContain('Pago por revisar')

  const staffPage = await context.newPage()
  await openSignedIn(staffPage, lodge, '/payments-panel')
  const item = staffPage.getByRole('main').getByRole('row').filter({ hasText: purchaseNumber })
  await expect(item).toContainText('no dijo con claridad si hizo esta devolución')
  await expect(item).toContainText('Busque la compra en el portal de Niubiz')
  const countedIn = (navigation: string, link: RegExp) =>
    staffPage.getByRole('navigation', { name: navigation }).getByRole('link', { name: link })
  // Messages of other tests may be counted too.
  await expect(countedIn('Menú del personal', /^Mensajes \(\d+ por atender\)$/)).toBeVisible()
  await expect(countedIn('Mensajes y avisos', /^Pagos por revisar \(1 por atender\)$/)).toBeVisible()
  await expectAccessibleInBothSchemes(staffPage)

  await item.getByRole('button', { name: /^No se devolvió: pedirla de nuevo/ }).click()
  const dialog = staffPage.getByRole('alertdialog')
  await expect(dialog).toContainText('el huésped recibirá el dinero dos veces')
  await dialog.getByRole('button', { name: 'Sí' }).click()
  await expect(staffPage.getByText('No hay pagos por revisar')).toBeVisible()
  await expectRefundText(page, 'El proveedor de pagos la registró.')
  expect(await refundsOf(lodge, purchaseNumber)).toHaveLength(1)
  expect(await alerts()).toHaveLength(1)
})

test('M-04, M-05 refund rejected inside HTTP 200 stays requested, and no mail reports it as returned', {
  tag: '@once',
}, async ({ page, context, lodge, newStay, guest }) => {
  const purchaseNumber = await bookAndCancel(
    page,
    { lodge, newStay, guest },
    { behaviour: 'refuse', step: 'refund' },
  )
  await expectRefundText(page, 'La devolución está pedida.')
  // Guest and lodge each get one mail about the booking and one about its cancellation.
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(2)
  await expect.poll(() => lodgeMailsAbout(lodge.dataDir, guest.email)).toHaveLength(2)
  for (const mail of [
    ...(await mailsTo(lodge.dataDir, guest.email)),
    ...(await lodgeMailsAbout(lodge.dataDir, guest.email)),
  ]) {
    expect(mail.text).not.toMatch(/registró la devolución|ya se (la )?devolvi/i)
  }
  const staffPage = await context.newPage()
  await openSignedIn(staffPage, lodge, '/payments-panel')
  await expect(staffPage.getByText('No hay pagos por revisar')).toBeVisible()
  expect(await refundsOf(lodge, purchaseNumber)).toEqual([])
})
