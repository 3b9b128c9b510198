import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addFamily, addPlant, addZone } from '../../../test/fixtures/garden-fixture.ts'
import { type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { plainPicture, uploadForm } from '../../../test/fixtures/upload-form.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

describeOnEachDatabase('plants', (open) => {
  let fixture: LodgeFixture
  let statements: string[]
  let groupings: { zone: string; family: string }

  beforeEach(async () => {
    statements = []
    fixture = await openLodge(await open((sql) => statements.push(sql)), scriptedProvider)
    groupings = {
      zone: await addZone(fixture.lodge, 'Huerto de frutales'),
      family: await addFamily(fixture.lodge, 'Musaceae'),
    }
  })
  afterEach(() => fixture.close())

  const add = (name: string, scientificName: string, at: object = groupings) =>
    addPlant(fixture.lodge, { name, scientificName, ...at })
  const found = async (search: string): Promise<string[]> => {
    const { body } = await fixture.call('GET', `/plant?search=${encodeURIComponent(search)}`)
    expect(body.total).toBe(body.plants.length)
    return body.plants.map(({ name }: { name: string }) => name)
  }

  it('P-06, case 16 searches names, family and zone, ignoring case and accents', async () => {
    await add('Plátano de seda', 'Musa × paradisiaca')
    const orchids = {
      zone: await addZone(fixture.lodge, 'Umbráculo'),
      family: await addFamily(fixture.lodge, 'Orchidaceae'),
    }
    await add('Brassocattleya', '× Brassocattleya', orchids)
    for (const typed of ['platano', 'PLÁTANO', 'paradisíaca', 'musaceae', 'frutales', 'seda musa', 'x para'])
      expect([typed, await found(typed)]).toEqual([typed, ['Plátano de seda']])
    for (const typed of ['x brassocattleya', '× Brassocattleya', 'attle', 'UMBRACULO', 'orchid umbra'])
      expect([typed, await found(typed)]).toEqual([typed, ['Brassocattleya']])
    expect(await found('platano umbraculo')).toEqual([])
    for (const typed of [`50% "seda" or _`, '%', '_', ' % _ "'])
      expect([typed, await found(typed)]).toEqual([typed, []])
    expect(await found('')).toEqual(['Brassocattleya', 'Plátano de seda'])
  })

  it('P-06, A-13 finds plants by the new name of a renamed zone or family only', async () => {
    await add('Plátano', 'Musa')
    await fixture.staffRequest('PUT', `/zone/update?zoneID=${groupings.zone}`, { name: 'Chacra' })
    await fixture.staffRequest('PUT', `/family/update?familyID=${groupings.family}`, {
      name: 'Zingiberaceae',
    })
    expect(await found('chacra')).toEqual(['Plátano'])
    expect(await found('zingiber')).toEqual(['Plátano'])
    expect(await found('frutales')).toEqual([])
    expect(await found('musaceae')).toEqual([])
  })

  it('P-06, C-05 returns pages of 12 by name without duplicates, with one statement each', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Árbol ${String(index % 7).padStart(2, '0')}`)
    for (const name of names) await add(name, 'Arbor')
    statements = []
    const groups = []
    for (const group of [0, 1, 2])
      groups.push((await fixture.call('GET', `/plant?group=${group}&search=arbol`)).body)
    expect(statements).toHaveLength(3)
    expect(groups.map(({ plants, total }) => [plants.length, total])).toEqual([
      [12, 14],
      [2, 14],
      [0, 14],
    ])
    const plants = groups.flatMap((group) => group.plants)
    expect(new Set(plants.map(({ _id }) => _id)).size).toBe(14)
    expect(plants.map(({ name }) => name)).toEqual(names.toSorted())
    expect((await fixture.call('GET', '/plant')).body.plants).toEqual(groups[0].plants)
    const guide = (await fixture.call('GET', '/plant/guide')).body
    expect(guide).toEqual({ plants, total: 14 })
  })

  it('P-24 returns the plants before and after one by name, and others of its zone, with two statements', async () => {
    const names = ['Ñandú', 'Árbol', 'Cantuta', 'Molle', 'molle', 'Queñua', 'Retama', 'Tara', 'Zapallo']
    const ids = new Map<string, string>()
    for (const name of names) ids.set(name, (await add(name, 'Planta')).id)
    const elsewhere = { ...groupings, zone: await addZone(fixture.lodge, 'Umbráculo') }
    ids.set('Mora', (await add('Mora', 'Rubus', elsewhere)).id)
    const neighboursOf = async (name: string) => {
      statements = []
      const { neighbours } = (await fixture.call('GET', `/plant/find-one?plantID=${ids.get(name)}`)).body
      expect(statements).toHaveLength(2)
      const { previous, next, ofZone } = neighbours
      return [previous?.name ?? null, next?.name ?? null, ofZone.map((plant: { name: string }) => plant.name)]
    }
    const zone = ['Árbol', 'Cantuta', 'Molle', 'molle', 'Ñandú', 'Queñua']
    expect(await neighboursOf('Árbol')).toEqual([null, 'Cantuta', [...zone.slice(1), 'Retama']])
    expect(await neighboursOf('Molle')).toEqual([
      'Cantuta',
      'molle',
      ['Árbol', 'Cantuta', 'molle', 'Ñandú', 'Queñua', 'Retama'],
    ])
    expect(await neighboursOf('Mora')).toEqual(['molle', 'Ñandú', []])
    expect(await neighboursOf('Zapallo')).toEqual(['Tara', null, zone])
  })

  it('C-04, P-07, A-15 returns a plant with zone and family as objects to staff and visitors', async () => {
    const { id, ...plant } = await add('Plátano', 'Musa')
    const { body } = await fixture.call('GET', `/plant/find-one?plantID=${id}`)
    expect(body.plant).toEqual({
      _id: id,
      name: 'Plátano',
      scientificName: 'Musa',
      description: plant.description,
      zone: { _id: groupings.zone, name: 'Huerto de frutales' },
      family: { _id: groupings.family, name: 'Musaceae' },
      photo: expect.any(String),
      version: 1,
    })
    const forStaff = { ...body.plant, page: `${fixture.lodge.config.publicUrl}/plant/${id}` }
    const list = await fixture.staffRequest('GET', '/plant/list?search=musa')
    expect(list.body).toEqual({ plants: [forStaff], total: 1 })
    expect((await fixture.staffRequest('GET', `/plant/find-one?plantID=${id}`)).body.plant).toEqual(forStaff)
    expect((await fixture.call('GET', '/plant/list')).status).toBe(401)
    const unknown = await fixture.call('GET', '/plant/find-one?plantID=nothing')
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'plant_not_found'])
  })

  const sendForm = (
    method: 'POST' | 'PUT',
    url: string,
    fields: Record<string, string>,
    photo?: Uint8Array,
  ) => fixture.staffRequest(method, url, uploadForm(fields, photo && { name: 'foto.png', bytes: photo }))
  const content = () => ({
    ...groupings,
    name: ' Plátano ',
    scientificName: 'Musa × paradisiaca L.',
    description: 'Hojas largas.\r\nFruto dulce.',
  })
  const plant = async (id: string) =>
    (await fixture.staffRequest('GET', `/plant/find-one?plantID=${id}`)).body.plant
  const width = async (id: string) => {
    const { body } = await fixture.call('GET', `/plant/find-photo?plantID=${id}&width=400`)
    const { format, width, height } = await sharp(body).metadata()
    return [format, width, height]
  }

  it('A-14, N-06 adds a plant with its photo, changes it with and without one, and deletes it', async () => {
    const sent = { ...content(), intruder: 'x' }
    const created = await sendForm('POST', '/plant/create', sent, await plainPicture('#c0475a'))
    expect(created.status).toBe(200)
    const { id } = created.body
    const first = await plant(id)
    expect(first).toMatchObject({ name: 'Plátano', description: 'Hojas largas.\nFruto dulce.', version: 1 })
    expect(await width(id)).toEqual(['webp', 480, 480])

    const renamed = { ...content(), name: 'Plátano bellaco', version: '1' }
    expect((await sendForm('PUT', `/plant/update?plantID=${id}`, renamed)).status).toBe(200)
    expect(await plant(id)).toMatchObject({ name: 'Plátano bellaco', photo: first.photo, version: 2 })
    expect(await found('bellaco')).toEqual(['Plátano bellaco'])
    const other = { ...renamed, version: '2' }
    const photo = await plainPicture('#3b6b4f')
    expect((await sendForm('PUT', `/plant/update?plantID=${id}`, other, photo)).status).toBe(200)
    expect((await plant(id)).photo).not.toBe(first.photo)

    expect((await fixture.staffRequest('DELETE', `/plant/delete?plantID=${id}`)).status).toBe(200)
    expect(await found('')).toEqual([])
    expect((await fixture.call('GET', `/plant/find-photo?plantID=${id}`)).status).toBe(404)
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete'])
  })

  it('V-07, V-10 rejects an invalid plant, reports every field and stores nothing', async () => {
    const faulty = { name: '<b>', scientificName: ' ', zone: groupings.zone, description: 'd'.repeat(2001) }
    const { status, body } = await sendForm('POST', '/plant/create', faulty)
    expect(status).toBe(400)
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'description',
      'family',
      'name',
      'photo',
      'scientificName',
    ])
    const swapped = { ...content(), zone: groupings.family, family: 'nothing' }
    const unknown = await sendForm('POST', '/plant/create', swapped, await plainPicture('#c0475a'))
    expect([unknown.status, unknown.body.errorCode]).toEqual([400, 'invalid_request'])
    expect(Object.keys(unknown.body.fields).toSorted()).toEqual(['family', 'zone'])
    const text = await sendForm('POST', '/plant/create', content(), Buffer.from('a text'))
    expect(text.body.errorCode).toBe('photo_type_unknown')
    expect(await found('')).toEqual([])
  })

  it('case 19 reports a version conflict to the second editor and overwrites nothing', async () => {
    const { id } = await add('Plátano', 'Musa')
    const change = (name: string) =>
      sendForm('PUT', `/plant/update?plantID=${id}`, { ...content(), name, version: '1' })
    expect((await change('Plátano bellaco')).status).toBe(200)
    const { status, body } = await change('Plátano de seda')
    expect([status, body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toEqual(await plant(id))
    expect(body.current.name).toBe('Plátano bellaco')
    // The same change again, as after a lost response, is no conflict.
    expect((await change('Plátano bellaco')).status).toBe(200)
  })

  it('C-02 requires a staff token to change plants', async () => {
    for (const [method, url] of [
      ['POST', '/plant/create'],
      ['PUT', '/plant/update?plantID=nothing'],
      ['DELETE', '/plant/delete?plantID=nothing'],
    ] as const)
      expect((await fixture.call(method, url)).status).toBe(401)
    expect((await fixture.staffRequest('DELETE', '/plant/delete?plantID=nothing')).status).toBe(404)
  })
})
