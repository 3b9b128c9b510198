import { readFile } from 'node:fs/promises'
import { ROOM_TEXTS } from 'content'
import { PRICE_SUMMARY_WORDS } from 'shared-ui/copy/booking/price-summary'
import { formatDate, formatLongDate, formatSoles } from 'shared-ui/copy/format'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { shareOf } from 'shared-ui/rules/money/refund-policy'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import {
  bookingPath,
  bookWith,
  fillClient,
  goToCard,
  nextStep,
  pay,
  terms,
  thanks,
  typeCard,
} from '../fixtures/booking-page.ts'
import { bringIntoView } from '../fixtures/bring-into-view.ts'
import { cards } from '../fixtures/cards.ts'
import { dumpDatabase } from '../fixtures/database.ts'
import { linksIn, lodgeMailsAbout, mailsTo, reservationLink } from '../fixtures/mailbox.ts'
import { recordRequests, sessionRequests } from '../fixtures/requests.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { charges } from '../fixtures/sandbox.ts'
import { openSearch, reserveLink, results, searchFor, searchPath } from '../fixtures/search-page.ts'
import { reservationDetails, reservationsIn } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

/** The sandbox's message for an approved charge. */
const APPROVED = 'Aprobado y completado con exito'

test('B-01 to B-05, B-11, M-06, M-11 visitor searches, books and pays; visitor and lodge get one mail each, and the nights are taken', {
  tag: '@engines',
}, async ({ page, browser, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const room = await roomNamed(lodge.publicUrl, 'Molle')
  await openSearch(page, '/')
  await searchFor(page, stay)
  await reserveLink(page, 'Molle').click()
  await expect(page).toHaveURL(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)

  const dialog = thanks(page)
  await expect(dialog).toContainText(`Enviamos la confirmación a ${guest.email}.`)
  await expect(dialog).toContainText('S/. 590.00 (PEN)')
  await expect(dialog).toContainText('491914******9067')
  await expect(dialog).toContainText(/visa/i)
  await expect(dialog).toContainText(`Respuesta del banco${APPROVED}`)
  const [reservation] = await reservationsIn(lodge, room, stay)
  await expect(dialog).toContainText(reservation ? reservationNumber(reservation._id) : 'no reservation')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Constancia de pago' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('link', { name: 'Ver mi reserva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su reserva está confirmada')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Finalizar' }).click()
  await expect(page).toHaveURL('/')

  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
  const [mail] = await mailsTo(lodge.dataDir, guest.email)
  expect(mail?.subject).toContain(formatDate(stay.entry))
  for (const body of [mail?.text, mail?.html || '']) {
    expect(body).toContain(formatLongDate(stay.entry))
    expect(body).toContain(formatLongDate(stay.departure))
    expect(body).toContain('Respuesta del banco')
    expect(body).toContain(APPROVED)
  }
  await expect.poll(() => lodgeMailsAbout(lodge.dataDir, guest.email)).toHaveLength(1)
  const [notice] = await lodgeMailsAbout(lodge.dataDir, guest.email)
  expect(notice?.subject).toContain(`Nueva reserva: ${formatDate(stay.entry)}`)
  expect(notice?.text).toContain(formatSoles(590))

  const next = await (await browser.newContext()).newPage()
  await next.goto(searchPath(stay))
  await expect(reserveLink(next, 'Colibrí')).toBeVisible()
  await expect(reserveLink(next, 'Molle')).toHaveCount(0)
})

test('B-01, N-02 booking summary shows the stay and its price to the céntimo', { tag: '@once' }, async ({
  page,
  lodge,
  newStay,
}) => {
  const stay = newStay(3)
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Helecho'), stay))
  const summary = page.getByRole('complementary', { name: 'Su estadía' })
  await expect(summary).toContainText('Habitación Helecho')
  await expect(summary).toContainText(formatDate(stay.entry))
  await expect(summary).toContainText(formatDate(stay.departure))
  await expect(summary).toContainText(ROOM_TEXTS.saving)
  const line = (name: string) =>
    summary
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
      .locator('dd')
  await expect(line('Precio por noche')).toHaveText('S/. 235.00')
  await expect(line('Noches')).toHaveText('3')
  await expect(line(PRICE_SUMMARY_WORDS.price)).toHaveText('S/. 705.00')
  await expect(line('IGV 18 %')).toHaveText('S/. 126.90')
  await expect(line('Total')).toHaveText('S/. 831.90')
})

test('B-03, V-05, W-06 booking form sends nothing until it is valid, and shows errors at their fields', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const requests = recordRequests(page.context())
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  await expect(nextStep(page)).toBeDisabled()
  await page.getByLabel('Nombres').press('Enter')
  await expect(page.getByLabel('Nombres')).toBeFocused()
  await expect(page.getByLabel('Nombres')).toHaveAccessibleDescription('Escriba sus nombres.')
  await expect(page.getByLabel('Tipo de documento')).toHaveAccessibleDescription(
    'Elija su tipo de documento.',
  )
  await expect(terms(page)).toHaveAccessibleDescription('Acepte los términos y condiciones para continuar.')

  await fillClient(page, { ...guest, email: 'rosa@', age: '150', identificationDocumentNumber: 'X1' })
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/Escriba un correo válido/)
  await expect(page.getByLabel('Edad')).toHaveAccessibleDescription('La edad debe ser menor de 150 años.')
  await expect(page.getByLabel('Número de documento')).toHaveAccessibleDescription(/El DNI tiene 8 cifras/)
  await terms(page).check()
  await expect(nextStep(page)).toBeDisabled()
  expect(sessionRequests(requests)).toHaveLength(0)

  await fillClient(page, guest)
  await expect(nextStep(page)).toBeEnabled()
  await terms(page).uncheck()
  await expect(nextStep(page)).toBeDisabled()
  expect(sessionRequests(requests)).toHaveLength(0)
})

test('V-03, V-05 guest from abroad books with a passport and an international phone number', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  const abroad = {
    ...guest,
    identificationDocument: 'Pasaporte',
    identificationDocumentNumber: 'C01X00T47',
    phone: '+49 (30) 901-820',
    country: 'Alemania',
  }
  await page.goto(bookingPath(room, stay))
  await bookWith(page, abroad, cards.approvedToo)
  await expect(thanks(page)).toBeVisible()
  const [reservation] = await reservationsIn(lodge, room, stay)
  const { client } = await reservationDetails(lodge, reservation?._id ?? '')
  expect(client).toMatchObject({
    identificationDocument: 'Pasaporte',
    identificationDocumentNumber: 'C01X00T47',
    phone: '+4930901820',
    country: 'Alemania',
  })
})

test('B-10, case 6 double click on pay and five reloads of the result lead to one reservation, charge and mail', {
  tag: ['@once', '@engines'],
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  const before = (await charges(lodge.sandboxUrl)).length
  await page.goto(bookingPath(room, stay))
  await goToCard(page, guest)
  await typeCard(page, cards.approved)
  await bringIntoView(pay(page))
  await pay(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  for (let reload = 0; reload < 5; reload += 1) {
    await page.reload()
    await expect(thanks(page)).toBeVisible()
  }
  expect(await reservationsIn(lodge, room, stay)).toHaveLength(1)
  expect(await charges(lodge.sandboxUrl)).toHaveLength(before + 1)
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
})

test('B-05, B-12, case 12 opening every link of the mail changes nothing; by the reservation link the guest sees, downloads and cancels the reservation and gets the refund shown', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  await page.goto(bookingPath(room, stay))
  await bookWith(page, guest, cards.approved)
  await expect(thanks(page)).toBeVisible()
  const [reservation] = await reservationsIn(lodge, room, stay)
  const id = reservation?._id ?? ''
  const history = async () => (await reservationDetails(lodge, id)).history.map(({ kind }) => kind)
  await expect.poll(history).toContain('mail_sent')
  const [mail] = await mailsTo(lodge.dataDir, guest.email)
  const links = mail ? linksIn(mail) : []
  expect(links.length).toBeGreaterThan(0)

  const before = await dumpDatabase(lodge)
  for (const link of links) {
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(link, { method })).status, `${method} ${link}`).toBe(200)
    }
  }
  expect(await dumpDatabase(lodge)).toBe(before)

  await page.goto(reservationLink(mail))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Su reserva está confirmada')
  await expect(page.getByRole('region', { name: 'Su estadía' })).toContainText(formatDate(stay.entry))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Agregar al calendario' }).click()
  expect((await download).suggestedFilename()).toBe(`reserva-${reservationNumber(id)}.ics`)
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    `DTSTART;VALUE=DATE:${stay.entry.replaceAll('-', '')}`,
  )

  const { total } = await reservationDetails(lodge, id)
  const share = formatSoles(solesFromCentimos(shareOf(centimosFromSoles(total), 80)))
  await page.getByRole('button', { name: 'Cancelar reserva' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: '¿Cancelar su reserva?' })
  await expect(question).toContainText(share)
  await question.getByRole('button', { name: 'Sí, cancelar' }).press('Enter')
  await expect(heading).toHaveText('Su reserva está cancelada')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('region', { name: 'Devolución' })).toContainText(share)
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Retama')
  const refunds = async () => (await reservationDetails(lodge, id)).refunds.map(({ state }) => state)
  await expect.poll(refunds).toEqual(['done'])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Devolución' })).toContainText(
    'El proveedor de pagos la registró',
  )
})

test('B-08 payment session holds the nights, and the page shows the time left', {
  tag: '@once',
}, async ({ page, browser, lodge, newStay, guest }) => {
  const stay = newStay(2)
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Helecho'), stay))
  await goToCard(page, guest)
  await expect(page.getByRole('timer')).toHaveText(/Tiempo para pagar 1[45]:\d\d/)
  const other = await (await browser.newContext()).newPage()
  await other.goto(searchPath(stay))
  await expect(results(other).getByRole('status')).toHaveText('7 habitaciones disponibles')
  await expect(reserveLink(other, 'Helecho')).toHaveCount(0)

  await page.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await expect(page.getByLabel('Nombres')).toHaveValue(guest.names)
  await nextStep(page).click()
  await expect(pay(page)).toBeEnabled()
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Helecho')
})
