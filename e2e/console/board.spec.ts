import { formatDayOfMonth } from 'shared-ui/copy/format'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { expectAccessibleInBothSchemes } from '../fixtures/accessibility.ts'
import { bringIntoView } from '../fixtures/bring-into-view.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { createReservation } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('A-08, A-11, A-12 staff reserve and block nights selected on the board, and open a reservation by its bar', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const [stay, taken] = [newStay(3), newStay(2)]
  const room = await roomNamed(lodge.publicUrl, 'Cantuta')
  await createReservation(lodge, { room, stay: taken, guest })
  const path = `/board?from=${addDays(stay.entry, -1)}&span=month`
  const free = (night: CalendarDate) =>
    page.getByRole('gridcell', { name: `Habitación Cantuta, ${formatDayOfMonth(night)}: libre`, exact: true })
  const selectNights = async (first: CalendarDate, last: CalendarDate) => {
    await bringIntoView(free(last))
    await free(first).hover()
    await page.mouse.down()
    await free(last).hover()
    await page.mouse.up()
  }
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.getByRole('link', { name: 'Tablero' }).click()
  await expect(page.getByRole('columnheader', { name: /, Hoy$/ })).toBeVisible()

  await page.goto(`${lodge.adminUrl}${path}`)
  await expect(free(stay.entry)).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await selectNights(stay.entry, addDays(stay.departure, -1))
  const selection = page.getByRole('dialog', { name: 'Noches elegidas' })
  await selection.getByRole('link', { name: 'Reservar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Habitación')
  await expect(page).toHaveURL(new RegExp(`/create-reservation/${room._id}/${stay.entry}/${stay.departure}$`))
  await expect(page.getByText('3 noches').first()).toBeVisible()

  await page.goBack()
  await page
    .getByRole('link', {
      name: new RegExp(`: reservada, ${guest.surnames}, sale el ${formatDayOfMonth(taken.departure)}`),
    })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Reservación')
  await expect(page.getByRole('link', { name: guest.email })).toBeVisible()

  await page.goBack()
  await free(stay.entry).click()
  await selection.getByRole('button', { name: 'Bloquear' }).click()
  await page.getByRole('button', { name: 'Sí' }).click()
  await page.getByRole('link', { name: /^Habitación Cantuta, .*: bloqueada hasta/ }).click()
  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(free(stay.entry)).toBeVisible()
})
