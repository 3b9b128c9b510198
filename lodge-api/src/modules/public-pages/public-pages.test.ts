import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOM_TEXTS } from 'content'
import type { FastifyInstance } from 'fastify'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { PAGE_DATA_ID, PageData } from 'shared-ui/validators/http/page-data'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { CONSOLE, SITE, writeFiles } from '../../../test/fixtures/built-sites.ts'
import { addFamily, addPlant, addZone } from '../../../test/fixtures/garden-fixture.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { buildSites } from '../../app.ts'

const page = (head: string, body = '') => `<head>${head}</head><body>${body}</body>`
const HEAD = page('<title>__PUBLIC_URL__</title>')
const withCanonical = (path: string) => page(`<link rel="canonical" href="__PUBLIC_URL__${path}"/>`)
/** A page as the build marks it for the renderer. */
const rendered = (head: string) =>
  page(
    `<!--head-->${head}<!--/head-->`,
    '<div id="root" data-prerendered=""><p>Cargando</p></div><!--/root-->',
  )
/** Stands in for the bundle that renders pages with the site's components: it writes what it is given. */
const RENDERER = `
const names = (rooms) => rooms.map(({ identifier }) => identifier).join()
const parts = ({ rooms, search, room, plant }) => [
  rooms && names(rooms),
  rooms && (search ? names(search.found.availableRooms) + ' / ' + names(search.taken) : 'sin búsqueda'),
  room && room.identifier,
  plant && [plant.plant.name, plant.neighbours.next?.name, plant.neighbours.ofZone.length].join(),
]
export const renderPage = async (address, data) => {
  const texts = [address, data.today, ...parts(data).filter((part) => part !== undefined)]
  if (texts.includes('imposible')) throw new Error('cannot render')
  return { head: '<title>Inicio __PUBLIC_URL__</title>', body: '<main>' + texts.join(' | ') + '</main>' }
}`
const BUILT = {
  ...SITE,
  'index.html': rendered('<title>__PUBLIC_URL__</title>'),
  'rooms.html': rendered('<link rel="canonical" href="__PUBLIC_URL__/rooms"/>'),
  'a-new-page.html': withCanonical('/a-new-page'),
  'my-reservation.html': page('<meta name="robots" content="noindex"/>'),
  'restaurant.html': HEAD,
  'rooms/roomID.html': rendered('<title>Habitaciones</title>'),
  'plant/plantID.html': rendered('<title>Jardín</title>'),
}
const PUBLIC_URL = 'https://www.example.pe'

describeOnEachDatabase('live pages and sitemap', (open) => {
  let fixture: LodgeFixture
  let site: FastifyInstance
  let folder: string
  let closeDatabase: () => Promise<void>
  let statements: string[]

  beforeEach(async () => {
    const database = await open((sql) => statements.push(sql))
    statements = []
    closeDatabase = () => database.close()
    fixture = await openLodge(database, scriptedProvider)
    folder = mkdtempSync(join(tmpdir(), 'lodge-pages-'))
    writeFiles(join(folder, 'public'), BUILT)
    writeFiles(join(folder, 'console'), CONSOLE)
    writeFiles(join(folder, 'server'), { 'render-page.js': RENDERER })
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

  it('O-08 cannot be left by a name that closes the script around its data', async () => {
    const identifier = '</script><script>alert(1)</script>'
    await addRoom(fixture.lodge, { identifier, pricePerNight: 2_300_000 })
    for (const url of ['/', '/rooms']) {
      const { body } = await site.inject(url)
      // Without what this test's renderer wrote.
      expect(body.slice(body.indexOf('<!--/root-->'))).not.toContain('<script>alert')
      expect(JSON.stringify(structuredOf(body)[0].containsPlace)).toContain(identifier)
      expect(JSON.stringify(carriedBy(body))).toContain(identifier)
    }
  })

  const mainOf = async (url: string) => {
    const { body } = await site.inject(url)
    return /<div id="root" data-prerendered=""><main>(.*?)<\/main><\/div>/.exec(body)?.[1]?.split(' | ')
  }
  const carriedBy = (html: string) => {
    const text = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`).exec(html)?.[1] ?? ''
    return v.parse(PageData, JSON.parse(text))
  }
  const STAY = `inDate=${addDays(TODAY, 3)}&outDate=${addDays(TODAY, 5)}`

  it('P-17 contain the rooms, with dates those that are free and taken, and the data that they are rendered with', async () => {
    const molle = await addRoom(fixture.lodge, { identifier: 'Molle' })
    await addRoom(fixture.lodge, { identifier: 'Retama' })
    await fixture.staffRequest('POST', `/blocking/create?roomID=${molle}`, {
      blockings: [{ date: addDays(TODAY, 4) }],
    })
    expect(await mainOf('/')).toEqual(['/', TODAY, 'Molle,Retama', 'sin búsqueda'])
    expect(await mainOf(`/rooms?${STAY}`)).toEqual([
      `/rooms?${STAY}`,
      TODAY,
      'Molle,Retama',
      'Retama / Molle',
    ])
    const { body } = await site.inject(`/rooms?${STAY}`)
    expect(body).toContain(`<title>Inicio ${PUBLIC_URL}</title>`)
    const { search } = carriedBy(body)
    expect([search?.found.availableRooms.length, search?.taken.length]).toEqual([1, 1])
  })

  it.each([
    ['the past', `inDate=${addDays(TODAY, -1)}&outDate=${TODAY}`],
    ['no nights', `inDate=${TODAY}&outDate=${TODAY}`],
    ['no dates', 'inDate=&outDate='],
    ['one date', `inDate=${TODAY}`],
    ['a date twice', `inDate=${TODAY}&inDate=${TODAY}&outDate=${addDays(TODAY, 1)}`],
  ])('P-17, V-09 contain no results for %s', async (_name, search) => {
    await addRoom(fixture.lodge, { identifier: 'Molle' })
    expect(await mainOf(`/rooms?${search}`)).toEqual([`/rooms?${search}`, TODAY, 'Molle', 'sin búsqueda'])
  })

  it.each(['/', '/rooms'])(
    'P-10 %s moves the departure of a submitted search that its entry passed',
    async (path) => {
      const later = { entry: addDays(TODAY, 15), departure: addDays(TODAY, 16) }
      const submitted = (outDate: string) => `${path}?inDate=${later.entry}&outDate=${outDate}&persons=any`
      for (const outDate of [addDays(TODAY, 1), later.entry]) {
        const { statusCode, headers } = await site.inject(submitted(outDate))
        expect([statusCode, headers.location]).toEqual([303, submitted(later.departure)])
      }
      expect((await site.inject(submitted(later.departure))).statusCode).toBe(200)
    },
  )

  it('P-17, P-21, P-07 send few statements: one for rooms, two more for a search, one for a room, two for a plant', async () => {
    for (const identifier of ['Molle', 'Retama', 'Colibrí']) await addRoom(fixture.lodge, { identifier })
    const roomID = await addRoom(fixture.lodge, { identifier: 'Helecho' })
    const plantID = await addOrchid('Florece de noche.')
    for (const [url, count] of [
      ['/', 1],
      ['/rooms', 1],
      [`/rooms?${STAY}`, 3],
      [`/rooms/${roomID}`, 1],
      [`/plant/${plantID}`, 2],
    ] as const) {
      statements = []
      expect((await site.inject(url)).statusCode).toBe(200)
      expect([url, statements.length]).toEqual([url, count])
    }
  })

  it('P-17 are revalidated with an ETag that changes when staff change a price', async () => {
    const room = await addRoom(fixture.lodge, { identifier: 'Molle', pricePerNight: 2_300_000 })
    const first = await site.inject('/rooms')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = () =>
      site.inject({ url: '/rooms', headers: { 'if-none-match': String(first.headers.etag) } })
    expect((await again()).statusCode).toBe(304)
    await fixture.lodge.database.kysely
      .updateTable('room')
      .set({ price_per_night: 2_400_000 })
      .where('id', '=', room)
      .execute()
    expect((await again()).statusCode).toBe(200)
    expect(structuredOf((await again()).body)[0].priceRange).toBe('S/.\u00a0283.20')
  })

  it('P-17, E-01 are sent as built if they cannot be rendered, those of a room as the shell', async () => {
    const roomID = await addRoom(fixture.lodge, { identifier: 'imposible' })
    const rooms = await site.inject('/rooms')
    expect([rooms.statusCode, rooms.body]).toEqual([
      200,
      BUILT['rooms.html'].replaceAll('__PUBLIC_URL__', PUBLIC_URL),
    ])
    const room = await site.inject(`/rooms/${roomID}`)
    expect([room.statusCode, room.body]).toEqual([503, BUILT['app.html']])
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

  it('P-21 contain a room with its facts as structured data, and the room as data', async () => {
    const [known] = ROOM_TEXTS.rooms
    const identifier = known?.identifier ?? ''
    const roomID = await addRoom(fixture.lodge, { identifier, pricePerNight: 1_900_000 })
    const { statusCode, body } = await site.inject(`/rooms/${roomID}?${STAY}`)
    expect(statusCode).toBe(200)
    expect(await mainOf(`/rooms/${roomID}?${STAY}`)).toEqual([`/rooms/${roomID}`, TODAY, identifier])
    const [room, path] = structuredOf(body)
    expect(room).toMatchObject({
      '@type': 'HotelRoom',
      url: `${PUBLIC_URL}/rooms/${roomID}`,
      bed: { typeOfBed: known?.beds },
      occupancy: { maxValue: 2 },
    })
    expect(path.itemListElement).toHaveLength(3)
    expect(carriedBy(body)).toMatchObject({ today: TODAY, room: { _id: roomID, pricePerNight: 190 } })
  })

  it('P-21, P-09 respond 404 for an unknown or archived room and for the template itself', async () => {
    const archived = await addRoom(fixture.lodge)
    const { kysely } = fixture.lodge.database
    await kysely.updateTable('room').set({ archived_at: '2027-01-01T00:00:00.000Z' }).execute()
    for (const id of ['nobody', archived, 'roomID', 'a%00b', 'x'.repeat(90)]) {
      const response = await site.inject(`/rooms/${id}`)
      expect([id, response.statusCode]).toEqual([id, 404])
      expect(response.body).toContain('Página no encontrada')
    }
  })

  it('P-07 contain a plant as structured data, and the plant as data', async () => {
    const long = 'Florece de noche. '.repeat(20).trim()
    const plantID = await addOrchid(long)
    const { statusCode, body } = await site.inject(`/plant/${plantID}`)
    expect(statusCode).toBe(200)
    const [page] = structuredOf(body)
    expect(page.about).toMatchObject({ name: '× Brassocattleya', parentTaxon: { name: 'Orchidaceae' } })
    expect(page.about.description).toMatch(/^Florece de noche\. .{100,150}…$/)
    expect(carriedBy(body).plant?.plant).toMatchObject({ _id: plantID, description: long })
  })

  it('P-24 are rendered with the next plant and with others of the zone', async () => {
    const zone = await addZone(fixture.lodge, 'Umbráculo')
    const family = await addFamily(fixture.lodge, 'Orchidaceae')
    const add = async (plant: string, at = zone) =>
      (await addPlant(fixture.lodge, { name: plant, zone: at, family })).id
    const first = await add('Árbol')
    await add('Bambú')
    const alone = await add('Cantuta', await addZone(fixture.lodge, 'Patio'))
    expect(await mainOf(`/plant/${first}`)).toEqual([`/plant/${first}`, TODAY, 'Árbol,Bambú,1'])
    expect(await mainOf(`/plant/${alone}`)).toEqual([`/plant/${alone}`, TODAY, 'Cantuta,,0'])
  })

  it('P-07, P-09 respond 404 for an unknown plant and for the template itself', async () => {
    for (const url of ['/plant/nadie', `/plant/${'x'.repeat(90)}`, '/plant', '/plant/a%00b']) {
      const response = await site.inject(url)
      expect([url, response.statusCode]).toEqual([url, 404])
      expect(response.body).toContain('Página no encontrada')
    }
  })

  it('P-06, P-07, P-21 list every canonical page, every room and every plant in the sitemap', async () => {
    const plantID = await addOrchid('Florece de noche.')
    const roomID = await addRoom(fixture.lodge)
    const response = await site.inject('/sitemap.xml')
    expect(response.headers['content-type']).toContain('xml')
    const addresses = Array.from(response.body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address)
    expect(addresses).toEqual(
      ['/a-new-page', '/rooms', `/rooms/${roomID}`, `/plant/${plantID}`].map((path) => PUBLIC_URL + path),
    )
    expect(response.body).toMatch(/<image:loc>[^<]+find-photo\?plantID=[^<]+<\/image:loc>/)
    expect((await site.inject('/robots.txt')).body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  })

  it('E-01 send unfilled pages, and the shell for a room or a plant, while the database is unreachable', async () => {
    await closeDatabase()
    const home = await site.inject('/')
    expect([home.statusCode, home.body]).toEqual([
      200,
      BUILT['index.html'].replaceAll('__PUBLIC_URL__', PUBLIC_URL),
    ])
    for (const url of ['/plant/abc', '/rooms/abc']) {
      const { statusCode, body, headers } = await site.inject(url)
      expect([url, statusCode, body]).toEqual([url, 503, BUILT['app.html']])
      expect(headers['retry-after']).toBe('10')
    }
  })
})
