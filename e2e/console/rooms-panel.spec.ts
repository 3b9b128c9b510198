import { expectAccessible } from '../fixtures/accessibility.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { createReservation } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('A-03, A-06, A-07 menu leads to the rooms, and a room shows its picture and its next guests', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const room = await roomNamed(lodge.publicUrl, 'Lúcuma')
  const { email } = guest
  const surnames = `Flores ${email.slice(0, email.indexOf('@'))}`
  await createReservation(lodge, { room, stay: newStay(2), guest: { ...guest, surnames } })
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.getByRole('link', { name: 'Habitaciones', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Habitaciones' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lúcuma', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Lúcuma', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Vista de Habitación' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Habitación Lúcuma, Familiar' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: `${surnames}, ${guest.names}` })).toBeVisible()
  await expect(page.getByText('No hay fechas bloqueadas')).toBeVisible()
  await expectAccessible(page)
})
