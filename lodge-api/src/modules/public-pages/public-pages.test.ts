import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PLANT_PAGE_PLACEHOLDERS, SERVED_PLANT_ID } from 'shared-ui/rules/plant-page-marks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CONSOLE, SITE, writeFiles } from '../../../test/fixtures/built-sites.ts'
import { addFamily, addPlant, addZone } from '../../../test/fixtures/garden-fixture.ts'
import { addRoom, type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { buildSites } from '../../app.ts'

const HEAD = '<head><title>__PUBLIC_URL__</title></head>'
const withCanonical = (path: string) => `<head><link rel="canonical" href="__PUBLIC_URL__${path}"/></head>`
const { id, name, description } = PLANT_PAGE_PLACEHOLDERS
const BUILT = {
  ...SITE,
  'index.html': HEAD,
  'rooms.html': withCanonical('/rooms'),
  'a-new-page.html': withCanonical('/a-new-page'),
  'my-reservation.html': '<head><meta name="robots" content="noindex"/></head>',
  'restaurant.html': HEAD,
  'plant.html': `<head><title>${name}</title><link rel="canonical" href="__PUBLIC_URL__/plant/${id}"/><meta name="description" content="${description}"></head><h1 id="${id}">${name}</h1><p>${description}</p>`,
}
const PUBLIC_URL = 'https://www.example.pe'

describeOnEachDatabase('live pages and sitemap', (open) => {
  let fixture: LodgeFixture
  let site: FastifyInstance
  let folder: string
  let closeDatabase: () => Promise<void>

  beforeEach(async () => {
    const database = await open()
    closeDatabase = () => database.close()
    fixture = await openLodge(database, scriptedProvider)
    folder = mkdtempSync(join(tmpdir(), 'lodge-pages-'))
    writeFiles(join(folder, 'public'), BUILT)
    writeFiles(join(folder, 'console'), CONSOLE)
    const lodge = { ...fixture.lodge, config: { ...fixture.lodge.config, publicUrl: PUBLIC_URL } }
    const sites = await buildSites(lodge, {
      publicSite: join(folder, 'public'),
      console: join(folder, 'console'),
    })
    site = sites.publicSite
  })
  afterEach(async () => {
    await site.close()
    await fixture.close()
    rmSync(folder, { recursive: true })
  })

  const structuredOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    )
  const addOrchid = async (text: string) => {
    const zone = await addZone(fixture.lodge, 'Umbráculo')
    const family = await addFamily(fixture.lodge, 'Orchidaceae')
    const names = { name: 'Brassocattleya <b>', scientificName: '× Brassocattleya' }
    return (await addPlant(fixture.lodge, { ...names, description: text, zone, family })).id
  }

  it('P-02, P-04, P-16 contain current rooms and prices with IGV as structured data', async () => {
    for (const url of ['/', '/rooms'])
      expect(structuredOf((await site.inject(url)).body)[0].containsPlace).toEqual([])
    await addRoom(fixture.lodge, { identifier: 'Molle', pricePerNight: 2_300_000 })
    await addRoom(fixture.lodge, { identifier: 'Retama', pricePerNight: 1_400_000 })
    for (const url of ['/', '/rooms']) {
      const [lodge] = structuredOf((await site.inject(url)).body)
      expect(lodge).toMatchObject({ '@type': ['LodgingBusiness', 'Hotel'], url: `${PUBLIC_URL}/` })
      expect(lodge.priceRange).toBe('S/.\u00a0165.20 - S/.\u00a0271.40')
      expect(lodge.containsPlace).toHaveLength(2)
      expect(lodge.containsPlace[0].offers.priceSpecification).toMatchObject({
        price: 271.4,
        priceCurrency: 'PEN',
        valueAddedTaxIncluded: true,
      })
    }
  })

  it('P-03 contain the hours of the restaurant as structured data', async () => {
    const [restaurant] = structuredOf((await site.inject('/restaurant')).body)
    const hours = restaurant.openingHoursSpecification.map(({ opens, closes }: Record<string, string>) => [
      opens,
      closes,
    ])
    expect(hours).toEqual([
      ['08:30', '10:30'],
      ['10:30', '17:00'],
      ['17:00', '20:00'],
    ])
  })

  it('P-07 contain the text of a plant without JavaScript', async () => {
    const long = 'Florece de noche. '.repeat(20).trim()
    const plantID = await addOrchid(long)
    const response = await site.inject(`/plant/${plantID}`)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<title>Brassocattleya &lt;b&gt;</title>')
    expect(response.body).toContain(`<h1 id="${plantID}">Brassocattleya &lt;b&gt;</h1><p>${long}</p>`)
    expect(response.body).toMatch(/content="Florece de noche\. [^"]{100,150}…"/)
    expect(structuredOf(response.body)[0].about).toMatchObject({
      name: '× Brassocattleya',
      parentTaxon: { name: 'Orchidaceae' },
    })
    const carried = new RegExp(`id="${SERVED_PLANT_ID}">(.*?)</script>`).exec(response.body)?.[1] ?? ''
    expect(JSON.parse(carried)).toMatchObject({ _id: plantID, description: long })
  })

  it('P-07, P-09 respond 404 for an unknown plant and for the template itself', async () => {
    for (const url of ['/plant/nadie', `/plant/${'x'.repeat(90)}`, '/plant', '/plant/a%00b']) {
      const response = await site.inject(url)
      expect([url, response.statusCode]).toEqual([url, 404])
      expect(response.body).toContain('Página no encontrada')
    }
  })

  it('P-06, P-07 list every canonical page and every plant in the sitemap', async () => {
    const plantID = await addOrchid('Florece de noche.')
    const response = await site.inject('/sitemap.xml')
    expect(response.headers['content-type']).toContain('xml')
    const addresses = Array.from(response.body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address)
    expect(addresses).toEqual(['/a-new-page', '/rooms', `/plant/${plantID}`].map((path) => PUBLIC_URL + path))
    expect(response.body).toMatch(/<image:loc>[^<]+find-photo\?plantID=[^<]+<\/image:loc>/)
    expect((await site.inject('/robots.txt')).body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  })

  it('E-01 send unfilled pages, and the shell for a plant, while the database is unreachable', async () => {
    await closeDatabase()
    const home = await site.inject('/')
    expect([home.statusCode, home.body]).toEqual([200, HEAD.replace('__PUBLIC_URL__', PUBLIC_URL)])
    const plant = await site.inject('/plant/abc')
    expect([plant.statusCode, plant.body]).toEqual([503, BUILT['app.html']])
  })
})
