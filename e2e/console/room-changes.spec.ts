import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { changeRoom, createReservation } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#7c8f5a"/></svg>'
const photo = (name: string, content = DRAWING) => ({
  name,
  mimeType: name.endsWith('svg') ? 'image/svg+xml' : 'image/png',
  buffer: Buffer.from(content),
})

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function fillRoom(page: Page, identifier: string): Promise<void> {
  await field(page, 'Identificador').fill(identifier)
  await field(page, 'Categoría').fill('Doble')
  await field(page, 'Precio por noche').fill('199.5')
  await field(page, 'Capacidad').fill('2')
  await field(page, 'Descripción').fill('Dos camas junto a la ventana.\nDa al huerto.')
}

/** Returns the natural width of a picture: 0 until it is loaded and decoded. */
const naturalWidthOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth)

test('A-06, A-07, N-06, C-07, W-08 room is created with a photo, shown to visitors, edited and deleted', {
  tag: '@phone',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/rooms-panel')
  await page.getByRole('link', { name: 'Agregar habitación' }).click()
  const register = page.getByRole('button', { name: 'Registrar' })
  await expect(register).toBeDisabled()
  await fillRoom(page, 'Quinual')
  await field(page, 'Fotografía').setInputFiles(photo('quinual.svg'))
  await expect.poll(() => naturalWidthOf(page, 'Vista previa de quinual.svg')).toBeGreaterThan(0)
  await expectAccessible(page)
  await register.click()
  await expect(page).toHaveURL(/\/rooms-panel/)

  const visit = await page.context().newPage()
  await visit.goto(`${lodge.publicUrl}/rooms`)
  await expect(visit.getByRole('article').filter({ hasText: 'Quinual' })).toBeVisible()
  await visit.close()

  await page.getByRole('link', { name: 'Editar Quinual', exact: true }).click()
  await expect(field(page, 'Precio por noche')).toHaveValue('199.5')
  await field(page, 'Categoría').fill('Triple')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Habitación')
  await expect(page.getByText('Quinual · Triple')).toBeVisible()
  await expect.poll(() => naturalWidthOf(page, 'Habitación Quinual, Triple')).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Volver a Habitaciones' }).click()
  await page.getByRole('button', { name: 'Eliminar Quinual', exact: true }).click()
  await page.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Se eliminó la habitación Quinual · Triple.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quinual', exact: true })).toBeHidden()
})

test('V-08, E-03, case 15 photo with a wrong extension is cleared, a text named .png is rejected, and the form keeps its input', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/create-room')
  await fillRoom(page, 'Aliso')
  await field(page, 'Fotografía').setInputFiles(photo('aliso.heic'))
  await expect(page.getByText(/debe terminar en gif, png, jpg, jpeg, svg o webp/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registrar' })).toBeDisabled()
  await field(page, 'Fotografía').setInputFiles(photo('aliso.png', 'Esto no es una imagen.'))
  await expect(page.getByText(/quizá no sea una imagen/)).toBeVisible()
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('alert')).toContainText('El archivo no es una imagen')
  await expect(field(page, 'Identificador')).toHaveValue('Aliso')
  await field(page, 'Fotografía').setInputFiles(photo('aliso.svg'))
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page).toHaveURL(/\/rooms-panel/)
  await page.getByRole('button', { name: 'Eliminar Aliso', exact: true }).click()
  await page.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText(/Se eliminó la habitación Aliso/)).toBeVisible()
})

test('A-07, cases 11 and 19 version conflict of a room shows both versions, and a room with future reservations is not deleted', {
  tag: '@once',
}, async ({ page, lodge, newStay, guest }) => {
  const room = await roomNamed(lodge.publicUrl, 'Retama')
  await openSignedIn(page, lodge, `/update-room/${room._id}`)
  await field(page, 'Descripción').fill('Lo que escribe la recepción.')
  await changeRoom(lodge, { ...room, capacity: 4 })
  await page.getByRole('button', { name: 'Actualizar' }).click()
  const conflict = page.getByRole('region', { name: /Otra persona guardó cambios/ })
  await expect(
    conflict.getByRole('row', { name: /Capacidad lo cambió otra persona 4 personas Sin cambio suyo/ }),
  ).toBeVisible()
  await expect(field(page, 'Descripción')).toHaveValue('Lo que escribe la recepción.')
  await conflict.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Habitación')
  await expect(page.getByText('Lo que escribe la recepción.')).toBeVisible()
  await expect(page.getByText('4 personas', { exact: true })).toBeVisible()
  await changeRoom(lodge, room)

  await createReservation(lodge, { room, stay: newStay(2), guest })
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByRole('alert')).toContainText(/la habitación tiene \d+ reservaci(ón|ones) por venir/)
})
