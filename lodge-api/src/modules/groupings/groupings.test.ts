import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { addPlant } from '../../../test/fixtures/garden-fixture.ts'
import { type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

/** Both kinds behave alike; only the names of their endpoints differ. */
const KINDS = [
  { kind: 'zone', list: 'zones', id: 'zoneID' },
  { kind: 'family', list: 'families', id: 'familyID' },
] as const

describeOnEachDatabase('zones and families', (open) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  describe.each(KINDS)('$kind', ({ kind, list, id: idName }) => {
    const listed = async () => (await fixture.staffRequest('GET', `/${kind}`)).body
    const create = (name: unknown) => fixture.staffRequest('POST', `/${kind}/create`, { name })
    const update = (id: string, change: object) =>
      fixture.staffRequest('PUT', `/${kind}/update?${idName}=${id}`, change)
    const remove = (id: string) => fixture.staffRequest('DELETE', `/${kind}/delete?${idName}=${id}`)

    it('A-13, C-05 adds, lists by name, renames and deletes, with an audit entry each', async () => {
      await create('  Ñusta   huerta ')
      const { id } = (await create('árboles')).body
      expect(await listed()).toEqual({
        [list]: [
          { _id: id, name: 'árboles', plants: 0, version: 1 },
          { _id: expect.any(String), name: 'Ñusta huerta', plants: 0, version: 1 },
        ],
        total: 2,
      })
      expect((await update(id, { name: 'Zarzal' })).status).toBe(200)
      expect((await listed())[list].map(({ name }: { name: string }) => name)).toEqual([
        'Ñusta huerta',
        'Zarzal',
      ])
      expect((await remove(id)).status).toBe(200)
      expect((await listed()).total).toBe(1)
      const entries = await fixture.lodge.database.kysely
        .selectFrom('audit_log')
        .select(['action', 'subject_kind', 'staff_name', 'before', 'after'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
      expect(entries).toEqual([
        entry('create', null, 'árboles'),
        entry('update', 'árboles', 'Zarzal'),
        entry('delete', 'Zarzal', null),
      ])

      function entry(action: string, before: string | null, after: string | null) {
        const json = (name: string | null) => name && JSON.stringify({ name })
        return {
          action,
          subject_kind: kind,
          staff_name: 'recepcion',
          before: json(before),
          after: json(after),
        }
      }
    })

    it('V-06, V-10 rejects a name that is empty, too long or taken, and stores nothing', async () => {
      await create('Jardín de Orquídeas')
      expect((await create('   ')).body.fields).toEqual({ name: 'Complete este campo.' })
      expect((await create(undefined)).body.fields).toEqual({ name: 'Complete este campo.' })
      expect((await create('a'.repeat(101))).body.fields).toEqual({ name: 'El texto es demasiado largo.' })
      const { status, body } = await create('  JARDIN de  orquideas')
      expect([status, body.errorCode]).toEqual([409, 'name_taken'])
      expect(Object.keys(body.fields)).toEqual(['name'])
      const { id } = (await create('b'.repeat(100))).body
      expect((await update(id, { name: 'jardín de orquídeas' })).body.errorCode).toBe('name_taken')
      expect((await listed()).total).toBe(2)
      expect((await update(id, { name: 'B'.repeat(100) })).status).toBe(200)
    })

    it('case 19 reports a version conflict to the second editor and overwrites nothing', async () => {
      const { id } = (await create('Huerto')).body
      await update(id, { name: 'Huerto alto', version: 1 })
      const { status, body } = await update(id, { name: 'Huerto bajo', version: 1 })
      expect([status, body.errorCode]).toEqual([409, 'changed_meanwhile'])
      expect(body.current).toEqual({ _id: id, name: 'Huerto alto', plants: 0, version: 2 })
      expect((await update(id, { name: 'Huerto alto', version: 1 })).status).toBe(200)
      expect((await update(id, { name: 'Huerto bajo', version: 2 })).status).toBe(200)
      expect((await listed())[list]).toMatchObject([{ name: 'Huerto bajo', version: 3 }])
    })

    it('A-13, case 11 does not delete one with plants, and reports how many', async () => {
      const plant = await addPlant(fixture.lodge)
      await addPlant(fixture.lodge, { ...plant, name: 'Cantuta blanca' })
      const { status, body } = await remove(plant[kind])
      expect([status, body.errorCode]).toEqual([409, `${kind}_in_use`])
      expect(body.errorMessage).toContain('hay 2 plantas')
      expect((await listed())[list]).toMatchObject([{ plants: 2 }])
    })

    it('case 11 never leaves a plant without one when both change at once', async () => {
      const { zone, family } = await addPlant(fixture.lodge)
      const groupings = { zone, family, [kind]: (await create('Huerto nuevo')).body.id }
      const [added, removed] = await Promise.allSettled([
        addPlant(fixture.lodge, groupings),
        remove(groupings[kind]),
      ])
      const isRemoved = removed.status === 'fulfilled' && removed.value.status === 200
      expect(added.status).toBe(isRemoved ? 'rejected' : 'fulfilled')
      const refused = removed.status === 'fulfilled' && removed.value.body.errorCode
      expect(refused).toBe(isRemoved ? undefined : `${kind}_in_use`)
    })

    it('C-01, C-02 requires a token, and responds 404 for an unknown id', async () => {
      expect((await fixture.call('GET', `/${kind}`)).status).toBe(401)
      expect((await fixture.call('POST', `/${kind}/create`, { name: 'Huerto' })).status).toBe(401)
      expect((await remove('nothing')).body.errorCode).toBe(`${kind}_not_found`)
      expect((await update('nothing', { name: 'Huerto' })).status).toBe(404)
    })
  })
})
