import { LODGE } from 'content'
import { formatDayOfMonth } from 'shared-ui/copy/format'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { bookingPath, fillClient, goToCard, nextStep, pay, terms } from '../fixtures/booking-page.ts'
import { bringIntoView } from '../fixtures/bring-into-view.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { reserveLink, searchPath } from '../fixtures/search-page.ts'
import { todayInLima } from '../fixtures/stays.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const HELD = /Otra persona está pagando esta habitación\. Si no termina, queda libre a las \d\d:\d\d\./
const TOO_MANY = 'Ya hay otras habitaciones separadas sin pagar desde este navegador, correo o conexión.'

test('M-08 held room is free for its own browser, shows other browsers until when it is held, and is free once released', {
  tag: ['@once', '@engines'],
}, async ({ page, context, browser, lodge, newStay, guest }) => {
  const stay = newStay(2)
  const path = bookingPath(await roomNamed(lodge.publicUrl, 'Molle'), stay)
  await page.goto(path)
  await goToCard(page, guest)

  const ownTab = await context.newPage()
  await ownTab.goto(searchPath(stay))
  await reserveLink(ownTab, 'Molle').click()
  await expect(nextStep(ownTab)).toBeVisible()
  await expect(ownTab.getByText(HELD)).toHaveCount(0)
  await ownTab.close()

  const other = await (await browser.newContext()).newPage()
  await other.goto(path)
  await expect(other.getByText(HELD)).toBeVisible()
  await fillClient(other, { ...guest, email: `otra-${guest.email}` })
  await terms(other).check()
  await nextStep(other).click()
  await expect(other.getByRole('alert')).toContainText(HELD)

  await bringIntoView(page.getByRole('link', { name: 'Contacto' }).first())
  await page.getByRole('link', { name: 'Contacto' }).first().click()
  await expect.poll(() => freeRooms(lodge.publicUrl, stay)).toContain('Molle')
  await nextStep(other).click()
  await expect(pay(other)).toBeEnabled()
  await other.context().close()
})

test('M-08 third hold of one browser is rejected with a reason, and staff release a hold on the board', {
  tag: '@once',
}, async ({ page, context, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const names = ['Molle', 'Retama', 'Cantuta']
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(bookingPath(await roomNamed(lodge.publicUrl, names[index] ?? ''), stay))
    await fillClient(tab, { ...guest, email: `${index}-${guest.email}` })
    await terms(tab).check()
    await nextStep(tab).click()
    await expect(pay(tab).or(tab.getByRole('alert'))).toBeVisible()
  }
  const third = tabs[2] ?? page
  await expect(third.getByRole('alert')).toContainText(TOO_MANY)
  await expect(third.getByLabel('Nombres')).toHaveValue(guest.names)

  const board = await context.newPage()
  await openSignedIn(board, lodge, `/board?from=${addDays(stay.entry, -1)}&span=month`)
  const night = (state: string) =>
    board.getByRole('gridcell', {
      name: new RegExp(`^Habitación Molle, ${formatDayOfMonth(stay.entry)}: ${state}`),
    })
  await night('en pago, separada hasta las').click()
  const hold = board.getByRole('dialog', { name: 'Habitación Molle: en pago' })
  await expect(hold).toContainText(/hasta las \d\d:\d\d \(quedan \d+ min\)/)
  await hold.getByRole('button', { name: 'Liberar' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(board.getByText('Habitación Molle: se liberaron las noches separadas.')).toBeVisible()
  await expect(night('libre')).toBeVisible()

  await nextStep(third).click()
  await expect(pay(third)).toBeEnabled()
})

test('M-08 stay booked for tonight after 20:00 asks to call first, and continues once the checkbox is ticked', {
  tag: '@once',
}, async ({ page, lodge, guest }) => {
  const today = todayInLima()
  const stay = { entry: today, departure: addDays(today, 1) }
  const [free] = await freeRooms(lodge.publicUrl, stay)
  await page.clock.install({ time: `${today}T20:30:00-05:00` })
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, free ?? ''), stay))
  const late = page.getByRole('region', { name: 'Llegada de esta noche' })
  await expect(late).toContainText('Llame antes de reservar')
  await expect(late.getByRole('link', { name: LODGE.phone })).toHaveAttribute(
    'href',
    `tel:${LODGE.phone.replaceAll(' ', '')}`,
  )
  await fillClient(page, guest)
  await terms(page).check()
  await page.getByLabel('Nombres').press('Enter')
  const checkbox = late.getByRole('checkbox')
  await expect(checkbox).toHaveAccessibleDescription(/Llame al hospedaje y marque esta casilla/)

  await checkbox.check()
  const sent = page.waitForRequest('**/reservation/session-token?*')
  await nextStep(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ lateArrivalAccepted: true })
  await expect(pay(page)).toBeEnabled()
})
