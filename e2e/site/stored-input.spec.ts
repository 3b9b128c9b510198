import type { Page } from '@playwright/test'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { bookingPath, fillClient } from '../fixtures/booking-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const storageText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('B-13 stored input of the booking form is deleted by one click, and an hour after the last change', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  await page.clock.install()
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Retama'), newStay(1)))
  await fillClient(page, guest)
  await page.reload()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(guest.email)
  await page.getByRole('button', { name: 'No soy yo' }).click()
  await expect(page.getByRole('heading', { name: 'Sus datos' })).toBeFocused()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'No soy yo' })).toHaveCount(0)
  expect(await storageText(page)).not.toContain(guest.email)

  await fillClient(page, guest)
  // Expires on another page of the site as well.
  await page.goto('/contact')
  expect(await storageText(page)).toContain(guest.email)
  await page.clock.fastForward(HOUR_MS + 2 * 60_000)
  await expect.poll(() => storageText(page)).not.toContain(guest.email)
  await page.goBack()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('')
})
