import type { Locator, Page } from '@playwright/test'
import { formatLongDate } from 'shared-ui/copy/format'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { freeRooms, roomNamed } from '../fixtures/rooms.ts'
import { createReservation } from '../fixtures/staff-requests.ts'
import { todayInLima } from '../fixtures/stays.ts'
import { expect, test } from '../lodge/lodge-test.ts'

/** The button of a night in the calendar, whatever its state. */
const nightButton = (page: Page, night: CalendarDate): Locator =>
  page.getByRole('button', { name: formatLongDate(night) })

const monthOf = (day: CalendarDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Moves the calendar from this month to the month of a night. */
async function showMonthOf(page: Page, night: CalendarDate): Promise<void> {
  for (let month = monthOf(todayInLima()); month < monthOf(night); month += 1) {
    await page.getByRole('button', { name: 'Mes siguiente' }).click()
  }
  await expect(nightButton(page, night)).toBeVisible()
}

test('A-08, A-09 staff block a night, which is not offered until they unblock it', { tag: '@phone' }, async ({
  page,
  lodge,
  newStay,
}) => {
  const stay = newStay(1)
  await openSignedIn(page, lodge, '/rooms-panel')
  await page.getByRole('link', { name: 'Bloquear Orquídea', exact: true }).click()
  const block = page.getByRole('button', { name: 'Bloquear' })
  await expect(block).toBeDisabled()
  await expectAccessible(page)
  await showMonthOf(page, stay.entry)
  await nightButton(page, stay.entry).click()
  await block.click()
  await expect(page).toHaveURL(/\/rooms-panel/)
  expect(await freeRooms(lodge.publicUrl, stay)).not.toContain('Orquídea')
  const nextDay = { entry: stay.departure, departure: addDays(stay.departure, 1) }
  expect(await freeRooms(lodge.publicUrl, nextDay)).toContain('Orquídea')

  await page.getByRole('link', { name: 'Desbloquear Orquídea', exact: true }).click()
  await nightButton(page, stay.entry).click()
  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page).toHaveURL(/\/rooms-panel/)
  expect(await freeRooms(lodge.publicUrl, stay)).toContain('Orquídea')
})

test('A-08, case 10 blocking a night reserved meanwhile shows an alert and blocks nothing', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(1)
  const room = await roomNamed(lodge.publicUrl, 'Colibrí')
  await openSignedIn(page, lodge, `/room-lock/${room._id}`)
  await showMonthOf(page, stay.entry)
  await nightButton(page, stay.entry).click()
  await createReservation(lodge, { room, stay, guest })
  await page.getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByRole('alert')).toContainText('Esa noche está reservada.')
  await expect(nightButton(page, stay.entry)).toHaveAccessibleName(/Reservado$/)
})
