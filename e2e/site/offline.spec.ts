import type { Page } from '@playwright/test'
import { PlantsResponse } from 'shared-ui/validators/garden/plant'
import * as v from 'valibot'
import { type NetworkProxy, startNetworkProxy } from '../fixtures/network-proxy.ts'
import { isInteractive, reserveLink, searchFor } from '../fixtures/search-page.ts'
import { test as base, expect } from '../lodge/lodge-test.ts'

const test = base.extend<{ network: NetworkProxy }>({
  network: async ({ lodge }, provide) => {
    const network = await startNetworkProxy(lodge.publicUrl)
    await provide(network)
    await network.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** Returns the number of cached URLs that contain this text. */
const cachedCount = (page: Page, part: string): Promise<number> =>
  page.evaluate(async (searched) => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const keys = await Promise.all(caches.map((cache) => cache.keys()))
    return keys.flat().filter(({ url }) => url.includes(searched)).length
  }, part)

/** Returns the names of the site's caches, one per release, newest last. */
const cachedReleases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await window.caches.keys()).filter((name) => name.startsWith('site-')))

const noPrices = (page: Page) => page.getByText(/No hay señal\. Los precios y la disponibilidad cambian/)

test('P-04, P-06, P-07, P-11, P-13, E-01, E-03 returning visitor opens the garden offline, and no page shows prices', {
  tag: '@once',
}, async ({ page, context, network, guest }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${network.url}/botanical-garden`)
  const first = await page.request.get(`${network.url}/api/plant`)
  const { plants, total } = v.parse(PlantsResponse, await first.json())
  const [plant] = plants
  if (!plant) throw new Error('The demonstration has no plants')
  for (const part of ['/offline.html', '/api/plant/guide', `find-photo?plantID=${plant._id}`])
    await expect.poll(() => cachedCount(page, part)).toBe(1)
  const goOffline = async () => {
    network.allow('nothing')
    await context.setOffline(true)
  }
  const goOnline = async () => {
    network.allow('first')
    await context.setOffline(false)
  }

  await goOffline()
  await page.getByRole('link', { name: 'Habitaciones' }).first().click()
  await expect(noPrices(page)).toBeVisible()
  await goOnline()
  await expect(page.getByRole('article')).toHaveCount(8)
  await goOffline()
  await page.goto(`${network.url}/plant/${plant._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plant.name)
  await expect(page).toHaveTitle(new RegExp(plant.name))
  await expect(page.getByText(plant.description)).toBeVisible()
  await expect(page.getByText(/^Sin señal: guía guardada el /)).toBeVisible()
  const picture = page.getByRole('img', { name: `${plant.name} (` })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.goto(`${network.url}/plant/sembrada-ayer`)
  await expect(page.getByText(/esta planta no está en la guía/)).toBeVisible()

  await page.getByRole('link', { name: 'Volver al jardín botánico' }).click()
  await expect(page.getByText(`12 de ${total} plantas`)).toBeVisible()
  await page.getByRole('searchbox').fill('platano')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText(/^Sin señal: guía guardada el /)).toBeVisible()

  for (const path of ['/rooms', '/']) {
    await page.goto(network.url + path)
    await expect(noPrices(page)).toBeVisible()
    expect(await page.content()).not.toContain('S/.')
  }
  await goOnline()
  await expect(page.getByRole('article')).toHaveCount(8)
  await goOffline()
  await page.goto(`${network.url}/make-reservation/a/2027-03-10/2027-03-12`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin señal no se puede reservar')

  await page.goto(`${network.url}/contact`)
  await page.getByLabel('Nombres').fill(guest.names)
  await page.getByLabel('Correo').first().fill(guest.email)
  await page.getByLabel('Teléfono').fill('984123456')
  await page.getByLabel('Mensaje').fill('¿Hay señal en el jardín?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Sin conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
  )
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Hay señal en el jardín?')
  await goOnline()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Se envió correctamente el formulario')).toBeVisible()

  // The document loads with its own styles, and the network fails before those of other pages have loaded.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  network.allow('documents only')
  await page.goto(`${network.url}/plant/${plant._id}`)
  await page.getByRole('link', { name: 'Contacto' }).first().click()
  await expect(page.getByRole('form', { name: 'Escríbanos' })).toHaveCSS('display', 'grid')
})

test('P-06, P-09, E-03 new release activates at once, and open pages of the previous release keep working', {
  tag: '@once',
}, async ({ page: open, context, network }) => {
  await open.goto(network.url)
  // Its code and its styles.
  await expect.poll(() => cachedCount(open, '/assets/restaurant-')).toBe(2)
  const [first] = await cachedReleases(open)

  network.allow('second')
  const page = await context.newPage()
  const document = page.locator('html')
  await page.goto(`${network.url}/rooms`)
  await expect(document).toHaveAttribute('data-release', 'second')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect.poll(() => cachedReleases(page)).toEqual([first, 'site-second'])
  const isActivated = () =>
    page.evaluate(async () => {
      const { active, waiting, installing } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && !waiting && !installing
    })
  await expect.poll(isActivated).toBe(true)

  // The server no longer has the code of the first release; the open page loads it from the cache.
  await (await context.newCDPSession(open)).send('Network.clearBrowserCache')
  await open.getByRole('link', { name: 'Contacto' }).click()
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Contacto')
  await expect(open.locator('html')).not.toHaveAttribute('data-release')

  network.allow('nothing')
  await page.goto(`${network.url}/botanical-garden`)
  await expect(document).toHaveAttribute('data-release', 'second')
  await expect(page.getByText(/^Sin señal: guía guardada el /)).toBeVisible()

  // Without that code in the cache either, the page reloads.
  network.allow('second')
  await open.evaluate((name) => window.caches.delete(name), first ?? '')
  await open.getByRole('link', { name: 'Restaurante' }).first().click()
  await expect(open.locator('html')).toHaveAttribute('data-release', 'second')
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Restaurante')
})

test('O-05 new release takes over without a dead page, and what was typed before and after stays', {
  tag: '@once',
}, async ({ page, context, network, newStay }) => {
  // Without the service worker's copy of the old release.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const document = page.locator('html')
  await page.goto(network.url)
  await expect.poll(() => isInteractive(page)).toBe(true)

  network.allow('second')
  const stay = newStay(2)
  await searchFor(page, stay)
  await reserveLink(page, 'Colibrí').click()
  await expect(document).toHaveAttribute('data-release', 'second')
  await page.getByLabel('Nombres').fill('Rosa')

  network.allow('first')
  await page.getByRole('link', { name: 'Contacto' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto')
  await expect.poll(() => isInteractive(page)).toBe(true)
  await page.getByLabel('Mensaje').fill('¿Hay cochera?')
  await page.reload()
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Hay cochera?')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservar')
  await expect(page.getByLabel('Nombres')).toHaveValue('Rosa')
})
