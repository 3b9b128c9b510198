import type { Page } from '@playwright/test'
import { ZonesResponse } from 'shared-ui/validators/garden/grouping'
import * as v from 'valibot'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { openSignedIn } from '../fixtures/console-page.ts'
import { requestAsStaff } from '../fixtures/staff-requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import type { RunningLodge } from '../lodge/start-lodge.ts'

/** Renames a zone as another staff member would. */
async function renameZoneElsewhere(lodge: RunningLodge, from: string, to: string): Promise<void> {
  const { zones } = v.parse(ZonesResponse, await requestAsStaff(lodge, { path: 'zone' }))
  const zone = zones.find(({ name }) => name === from)
  if (!zone) throw new Error(`The lodge has no zone ${from}.`)
  await requestAsStaff(lodge, { method: 'PUT', path: `zone/update?zoneID=${zone._id}`, body: { name: to } })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })

test('A-03, A-13, V-06, W-07, W-08, case 19 zone is created, renamed across a version conflict and deleted by keyboard', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/reservations-panel')
  await page.getByRole('link', { name: 'Zonas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zonas' })).toBeVisible()

  await button(page, 'Agregar zona').press('Enter')
  await page.keyboard.type('CHACRA')
  await page.keyboard.press('Enter')
  const creating = page.getByRole('dialog', { name: 'Registrar Zona' })
  await expect(creating.getByText('Ya hay otro con ese nombre.')).toBeVisible()
  await creating.getByLabel('Nombre').press('End')
  await page.keyboard.type(' nueva')
  await page.keyboard.press('Enter')
  await expect(row(page, 'CHACRA nueva')).toContainText('0')

  await button(page, 'Editar CHACRA nueva').press('Enter')
  await page.getByLabel('Nombre').fill('La mía')
  await renameZoneElsewhere(lodge, 'CHACRA nueva', 'La de otra persona')
  await page.keyboard.press('Enter')
  const editing = page.getByRole('dialog', { name: 'Editar Zona' })
  await expect(editing.getByText('La de otra persona')).toBeVisible()
  await expect(editing.getByLabel('Nombre')).toHaveValue('La mía')
  await editing.getByRole('button', { name: 'Guardar lo mío' }).press('Enter')
  await expect(row(page, 'La mía')).toBeVisible()

  await button(page, 'Eliminar La mía').press('Enter')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Eliminar La mía')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Sí').press('Enter')
  await expect(page.getByRole('status')).toContainText('Se eliminó la zona La mía.')
  await expect(row(page, 'La mía')).toHaveCount(0)
})

test('A-13, W-10, case 11 family with plants is not deleted, shows their number, and its page is accessible and fits 320 px', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/families-panel')
  await expect(row(page, 'Orchidaceae')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await button(page, 'Eliminar Orchidaceae').click()
  await button(page, 'Sí').click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('alert')).toContainText(/hay \d+ plantas? de esta familia/)
  await expectAccessibleInBothSchemes(page)
  await button(page, 'No').click()
  await expect(row(page, 'Orchidaceae')).toBeVisible()
  await button(page, 'Editar Orchidaceae').click()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
