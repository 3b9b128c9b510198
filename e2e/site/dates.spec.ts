import { formatDate, formatLongDate } from 'shared-ui/copy/format'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { bookingPath, bookWith, thanks } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { mailsTo } from '../fixtures/mailbox.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { searchPanel } from '../fixtures/search-page.ts'
import { reservationsIn } from '../fixtures/staff-requests.ts'
import { todayInLima } from '../fixtures/stays.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const offsetIn = (timeZone: string, date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' })

/** Returns the next night in which the clocks in Madrid change. */
function nightOfChange(): string {
  const changes = (day: string) =>
    offsetIn('Europe/Madrid', day).slice(-5) !== offsetIn('Europe/Madrid', addDays(day, 1)).slice(-5)
  const first = addDays(todayInLima(), 2)
  const days = Array.from({ length: 250 }, (_, offset) => addDays(first, offset))
  return days.find(changes) ?? first
}

const night = nightOfChange()
const stay = { entry: night, departure: addDays(night, 1) }

test.describe('Europe/Madrid', { tag: '@once' }, () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('W-03, case 3 stay booked from Europe/Madrid over a clock change has the same dates on page, mail and console', async ({
    page,
    lodge,
    guest,
  }) => {
    const room = await roomNamed(lodge.publicUrl, 'Lúcuma')
    await page.goto(bookingPath(room, stay))
    const summary = page.getByRole('complementary', { name: 'Su estadía' })
    await expect(summary).toContainText(formatDate(stay.entry))
    await expect(summary).toContainText(formatDate(stay.departure))
    await bookWith(page, guest, cards.approved)
    await expect(thanks(page)).toContainText(
      `Del ${formatDate(stay.entry)} al ${formatDate(stay.departure)} · 1 noche`,
    )

    const [reservation] = await reservationsIn(lodge, room, stay)
    expect(reservation).toMatchObject({ inDate: stay.entry, outDate: stay.entry, state: 'confirmed' })
    await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
    const [mail] = await mailsTo(lodge.dataDir, guest.email)
    expect(mail?.text).toContain(formatLongDate(stay.entry))
    expect(mail?.text).toContain(formatLongDate(stay.departure))

    await openSignedIn(page, lodge, `/view-reservation/${reservation?._id}`)
    const dates = page.getByRole('region', { name: 'Estadía' })
    await expect(dates).toContainText(`Entrada${formatDate(stay.entry)}`)
    await expect(dates).toContainText(`Salida${formatDate(stay.departure)}`)
  })
})

for (const timezoneId of ['America/Lima', 'Pacific/Auckland']) {
  test.describe(timezoneId, { tag: '@once' }, () => {
    test.use({ timezoneId })

    test(`W-03, P-10 search from ${timezoneId} starts at the date in Lima`, async ({ page }) => {
      for (const [moment, today] of [
        ['2027-05-01T04:59:30Z', '2027-04-30'],
        ['2027-05-01T05:00:30Z', '2027-05-01'],
      ] as const) {
        await page.clock.setFixedTime(moment)
        await page.goto('/rooms')
        await expect(searchPanel(page).entry).toHaveValue(today)
        await expect(searchPanel(page).departure).toHaveValue(addDays(today, 1))
      }
    })
  })
}
