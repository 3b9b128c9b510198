import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PlantsResponse } from 'shared-ui/validators/garden/plant'
import * as v from 'valibot'
import { type PrintedPage, readPdf } from '../../scripts/testing/read-pdf.ts'
import { readPicture } from '../../scripts/testing/read-picture.ts'
import { expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { openSignedIn, signInForm } from '../fixtures/console-page.ts'
import { expect, test } from '../lodge/lodge-test.ts'
import { type RunningLodge, staff } from '../lodge/start-lodge.ts'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="15" fill="#7c8f5a"/></svg>'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillPlant(page: Page, names: { name: string; scientificName: string }): Promise<void> {
  await field(page, 'Nombre').fill(names.name)
  await field(page, 'Nombre científico').fill(names.scientificName)
  await field(page, 'Zona').selectOption('Umbráculo')
  await field(page, 'Familia').selectOption('Orchidaceae')
  await field(page, 'Descripción').fill('Orquídea de flor grande.\nHuele de noche.')
}

/** Clicks a button that downloads a file; returns its name and contents. */
async function download(page: Page, buttonName: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await button(page, buttonName).click()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Clicks a button that downloads a PDF; returns the file name and the printed pages. */
async function downloadPdf(page: Page, buttonName: string): Promise<{ name: string; pages: PrintedPage[] }> {
  const { name, bytes } = await download(page, buttonName)
  return { name, pages: await readPdf(bytes) }
}

/** Returns the URL of the public page of a plant. */
async function publicPageUrl({ publicUrl }: RunningLodge, name: string): Promise<string> {
  const response = await fetch(`${publicUrl}/api/plant?search=${encodeURIComponent(name)}`)
  const { plants } = v.parse(PlantsResponse, await response.json())
  return `${publicUrl}/plant/${plants.find((plant) => plant.name === name)?._id}`
}

test('A-14, A-15, A-02, V-07, E-03, cases 14 and 16 plant is created across an expired session, found and labelled with a QR code of its public page', {
  tag: '@once',
}, async ({ page, lodge }) => {
  const name = `Ñandú ${test.info().project.name}`
  await page.clock.install()
  await openSignedIn(page, lodge, '/plants-panel')
  await page.getByRole('link', { name: 'Agregar Planta' }).click()
  await expect(button(page, 'Registrar')).toBeDisabled()
  await fillPlant(page, { name, scientificName: '× Brassolaelia' })
  const photo = { name: 'flor.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) }
  await field(page, 'Fotografía').setInputFiles(photo)
  await expect(button(page, 'Registrar')).toBeEnabled()

  await page.clock.fastForward(8 * 60 * 60_000)
  const again = page.getByRole('dialog', { name: 'Su sesión ha terminado' })
  await expect(again).toBeVisible()
  await page.clock.setSystemTime(Date.now())
  await signInForm(page).password.fill(staff.password)
  await signInForm(page).submit.click()
  await expect(again).toHaveCount(0)
  await button(page, 'Registrar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plantas')

  await page.getByRole('searchbox').fill('X BRASSOLAELIA nandu')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Planta')
  await expect(page.getByRole('img', { name: `Fotografía de ${name}` })).toBeVisible()
  await expectNoSidewaysScroll(page)

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const label = await downloadPdf(page, 'Descargar QR')
  expect(requested.filter((url) => url.endsWith('.ttf'))).toHaveLength(3)
  expect(label.name).toBe(`nandu-${test.info().project.name}-x-brassolaelia.pdf`)
  const [printed] = label.pages
  const texts = printed?.texts.map(({ text }) => text).join(' ')
  expect(texts).toContain(name)
  expect(texts).toContain('× Brassolaelia')
  expect(texts).toContain('Orchidaceae')
  expect(printed?.qrCodeIn({ x: 0, y: 0, ...printed })).toBe(await publicPageUrl(lodge, name))

  const blocked: string[] = []
  page.on('console', (message) => blocked.push(message.text()))
  const picture = await download(page, 'Descargar imagen')
  expect(picture.name).toBe(label.name.replace('.pdf', '.png'))
  const { width, qrCode } = await readPicture(picture.bytes)
  expect(width).toBeGreaterThanOrEqual(1200)
  expect(qrCode).toBe(await publicPageUrl(lodge, name))
  // The policy allows the one style that html2canvas inserts.
  expect(blocked).toEqual([])

  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(field(page, 'Zona')).toHaveValue(/.+/)
  await field(page, 'Nombre científico').fill('× Brassolaeliocattleya')
  await button(page, 'Actualizar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista de Planta')
  await expect(page.getByRole('emphasis').getByText('× Brassolaeliocattleya')).toBeVisible()
  await button(page, 'Eliminar').click()
  await button(page, 'Sí').click()
  await expect(page.getByText(`Se eliminó la planta ${name}.`)).toBeVisible()
})

/** Returns the area of a label on an A4 label sheet with eight labels. */
const labelOnSheet = (sheet: PrintedPage, index: number) => ({
  x: (index % 2) * (sheet.width / 2),
  y: Math.floor(index / 2) * (sheet.height / 4),
  width: sheet.width / 2,
  height: sheet.height / 4,
})

test('A-15, C-05, P-06 plants selected across pages and a search are printed on one label sheet, each with its own QR code', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await openSignedIn(page, lodge, '/plants-panel')
  const selected = ['Brassocattleya', 'Molle', 'Plátano']
  await page.getByRole('checkbox', { name: 'Elegir Brassocattleya', exact: true }).check()
  await button(page, 'Cargar más').click()
  await page.getByRole('checkbox', { name: 'Elegir Molle', exact: true }).check()
  await expect(page).toHaveURL(/groups=2/)
  await page.getByRole('searchbox').fill('PLATANO')
  await page.getByRole('checkbox', { name: 'Elegir Plátano', exact: true }).check()

  const { name, pages } = await downloadPdf(page, 'Descargar etiquetas')
  expect(name).toBe('etiquetas-de-3-plantas.pdf')
  await expect(page.getByText('Se descargó etiquetas-de-3-plantas.pdf.')).toBeVisible()
  const [sheet] = pages
  if (!sheet) throw new Error('The PDF has no page')
  expect([Math.round(sheet.width), Math.round(sheet.height), pages.length]).toEqual([210, 297, 1])
  const read = selected.map((_, index) => sheet.qrCodeIn(labelOnSheet(sheet, index)))
  expect(read).toEqual(await Promise.all(selected.map((each) => publicPageUrl(lodge, each))))
  expect(sheet.qrCodeIn(labelOnSheet(sheet, selected.length))).toBeNull()
})
