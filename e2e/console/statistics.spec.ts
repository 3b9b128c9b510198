import { formatSoles } from 'shared-ui/copy/format'
import { lastNight } from 'shared-ui/rules/reservations/stay'
import { signInAs } from '../fixtures/console-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { createReservation, reservationDetails } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test('A-01, A-04, A-05 staff choose a period and open the reservations behind its figures', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const stay = newStay(3)
  const surnames = `Quispe ${guest.email}`
  const room = await roomNamed(lodge.publicUrl, 'Helecho')
  const id = await createReservation(lodge, { room, stay, guest: { ...guest, surnames } })
  const { price, total } = await reservationDetails(lodge, id)

  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await signInAs(page)
  const figures = page.getByRole('list', { name: 'Cifras del periodo' })
  await expect(figures.getByRole('listitem')).toHaveCount(5)
  await page.getByLabel('Desde la noche').fill(stay.entry)
  await page.getByLabel('Hasta la noche').fill(lastNight(stay))
  await page.getByRole('button', { name: 'Ver periodo' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${stay.entry}&to=${lastNight(stay)}`))
  const figure = (name: RegExp) => figures.getByRole('link', { name })
  // No other test takes these nights, so three nights of one room are sold.
  await expect(figure(/^Noches vendidas 3$/)).toBeVisible()
  await expect(figure(/Ingreso sin IGV/)).toContainText(formatSoles(price))
  await expect(figure(/Tarifa media/)).toContainText(formatSoles(room.pricePerNight))

  await page.reload()
  await expect(figures.getByText(`${formatSoles(total)} con IGV`)).toBeVisible()
  await page.getByRole('link', { name: '1 reservación de Helecho' }).click()
  await expect(page.getByText('Solo la habitación Helecho')).toBeVisible()
  await expect(page.getByText('1 de 1 reservación')).toBeVisible()
  await expect(page.getByRole('link', { name: surnames })).toBeVisible()
  await page.goBack()
  await figure(/Ingreso sin IGV/).click()
  await expect(page.getByText('1 de 1 reservación')).toBeVisible()
  await expect(page.getByLabel('Estado')).toHaveValue('confirmed')
  await expect(page.getByRole('link', { name: surnames })).toBeVisible()
})
