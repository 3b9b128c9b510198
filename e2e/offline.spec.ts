import type { Page } from '@playwright/test'
import { PlantsResponse } from 'shared-ui/validators/plant'
import * as v from 'valibot'
import { type Line, openLine } from './fixtures/line.ts'
import { test as base, expect } from './lodge/lodge-test.ts'

const test = base.extend<{ line: Line }>({
  line: async ({ lodge }, provide) => {
    const line = await openLine(lodge.publicUrl)
    await provide(line)
    await line.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** How many entries the browser keeps whose address has this in it. */
const kept = (page: Page, part: string): Promise<number> =>
  page.evaluate(async (searched) => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const keys = await Promise.all(caches.map((cache) => cache.keys()))
    return keys.flat().filter(({ url }) => url.includes(searched)).length
  }, part)

/** The releases of the site that the browser keeps, the newest last. */
const storedReleases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await window.caches.keys()).filter((name) => name.startsWith('site-')))

const noPrices = (page: Page) => page.getByText(/No hay señal\. Los precios y la disponibilidad cambian/)

test('P-04, P-06, P-07, P-11, P-13, E-01, E-03 who was here once opens the plants of the garden without signal, and no price from memory', {
  tag: '@once',
}, async ({ page, context, line, guest }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${line.url}/botanical-garden`)
  const first = await page.request.get(`${line.url}/api/plant`)
  const { plants, total } = v.parse(PlantsResponse, await first.json())
  const [plant] = plants
  if (!plant) throw new Error('The demonstration has no plants')
  for (const part of ['/offline.html', '/api/plant/guide', `find-photo?plantID=${plant._id}`])
    await expect.poll(() => kept(page, part)).toBe(1)
  const loseSignal = async () => {
    line.carries('nothing')
    await context.setOffline(true)
  }
  const regainSignal = async () => {
    line.carries('first')
    await context.setOffline(false)
  }

  await loseSignal()
  await page.getByRole('link', { name: 'Habitaciones' }).first().click()
  await expect(noPrices(page)).toBeVisible()
  await regainSignal()
  await expect(page.getByRole('article')).toHaveCount(8)
  await loseSignal()
  await page.goto(`${line.url}/plant/${plant._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plant.name)
  await expect(page).toHaveTitle(new RegExp(plant.name))
  await expect(page.getByText(plant.description)).toBeVisible()
  await expect(page.getByText(/^Sin señal: guía guardada el /)).toBeVisible()
  const picture = page.getByRole('img', { name: `${plant.name} (` })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.goto(`${line.url}/plant/sembrada-ayer`)
  await expect(page.getByText(/esta planta no está en la guía/)).toBeVisible()

  await page.getByRole('link', { name: 'Volver al jardín botánico' }).click()
  await expect(page.getByText(`12 de ${total} plantas`)).toBeVisible()
  await page.getByRole('searchbox').fill('platano')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText(/^Sin señal: guía guardada el /)).toBeVisible()

  for (const path of ['/rooms', '/']) {
    await page.goto(line.url + path)
    await expect(noPrices(page)).toBeVisible()
    expect(await page.content()).not.toContain('S/.')
  }
  await regainSignal()
  await expect(page.getByRole('article')).toHaveCount(8)
  await loseSignal()
  await page.goto(`${line.url}/make-reservation/a/2027-03-10/2027-03-12`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin señal no se puede reservar')

  await page.goto(`${line.url}/contact`)
  await page.getByLabel('Nombres').fill(guest.names)
  await page.getByLabel('Correo').first().fill(guest.email)
  await page.getByLabel('Teléfono').fill('984123456')
  await page.getByLabel('Mensaje').fill('¿Hay señal en el jardín?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert')).toContainText('Error del servidor. Inténtelo de nuevo más tarde.')
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Hay señal en el jardín?')
  await regainSignal()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Se envió correctamente el formulario')).toBeVisible()

  // The page comes with its own part of the sheet, and the signal goes before the whole of it is here.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  line.carries('the page alone')
  await page.goto(`${line.url}/plant/${plant._id}`)
  await page.getByRole('link', { name: 'Contacto' }).first().click()
  await expect(page.getByRole('form', { name: 'Escríbanos' })).toHaveCSS('display', 'grid')
})

test('P-06, P-09, E-03 a new release takes over, and pages of the one before it go on', {
  tag: '@once',
}, async ({ page: open, context, line }) => {
  await open.goto(line.url)
  await expect.poll(() => kept(open, '/assets/restaurant-')).toBe(1)
  const [first] = await storedReleases(open)

  line.carries('second')
  const page = await context.newPage()
  const document = page.locator('html')
  await page.goto(`${line.url}/rooms`)
  await expect(document).toHaveAttribute('data-release', 'second')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect.poll(() => storedReleases(page)).toEqual([first, 'site-second'])
  const isTakenOver = () =>
    page.evaluate(async () => {
      const { active, waiting, installing } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && !waiting && !installing
    })
  await expect.poll(isTakenOver).toBe(true)

  // The server has no code of the first release any more; the page that is open needs some, and gets it from what is kept.
  await (await context.newCDPSession(open)).send('Network.clearBrowserCache')
  await open.getByRole('link', { name: 'Contacto' }).click()
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Contacto')
  await expect(open.locator('html')).not.toHaveAttribute('data-release')

  line.carries('nothing')
  await page.goto(`${line.url}/botanical-garden`)
  await expect(document).toHaveAttribute('data-release', 'second')
  await expect(page.getByText(/^Sin señal: guía guardada el /)).toBeVisible()

  // Where that code is nowhere any more, the page is loaded anew.
  line.carries('second')
  await open.evaluate((name) => window.caches.delete(name), first ?? '')
  await open.getByRole('link', { name: 'Restaurante' }).first().click()
  await expect(open.locator('html')).toHaveAttribute('data-release', 'second')
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Restaurante')
})
