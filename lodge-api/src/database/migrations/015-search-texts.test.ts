import { expect, it } from 'vitest'
import { describeMigration } from '../../../test/databases/databases.ts'
import { migrate } from '../migrate.ts'

const AT = '2026-11-20T12:00:00.000Z'

/** Rows whose keys an earlier version wrote: with typographic apostrophes, and `x ` before a hybrid's name. */
const EARLIER_ROWS = [
  `insert into zone (id, name, name_key, version, created_at) values
    ('z1', 'K’antu', 'k’antu', 1, '${AT}'), ('z2', 'K''antu', 'k''antu', 1, '${AT}'), ('z3', 'Huerto', 'huerto', 1, '${AT}')`,
  `insert into family (id, name, name_key, version, created_at) values ('f1', '× Familia', 'x familia', 1, '${AT}')`,
  `insert into plant (id, name, scientific_name, description, zone_id, family_id, photo_version, name_key,
    scientific_key, search_text, version, created_at) values
    ('p1', 'Mango “Haden”', '× Mangifera', '', 'z3', 'f1', '', 'mango “haden”', 'x mangifera',
    'mango “haden” x mangifera x familia huerto', 1, '${AT}')`,
  `insert into room (id, identifier, category, description, price_per_night, capacity, created_at, identifier_key)
    values ('r1', 'K’antu', 'Doble', '', 1, 2, '${AT}', 'k’antu')`,
  `insert into contact_message (id, names, email, phone, message, fingerprint, created_at, search_text)
    values ('m1', 'Ana D’Angelo', '', '', '', 'x', '${AT}', 'ana d’angelo')`,
]

describeMigration('migration of search texts', (openAt) => {
  it('V-11 normalises stored keys again, and keeps two zones whose names are now alike', async () => {
    const database = await openAt('014-request-limits', EARLIER_ROWS)
    const { kysely } = database
    await migrate(database)
    const zones = await kysely.selectFrom('zone').select('name_key').orderBy('id').execute()
    expect(zones.map(({ name_key }) => name_key)).toEqual(["k'antu z1", "k'antu", 'huerto'])
    const plant = await kysely
      .selectFrom('plant')
      .select(['name_key', 'scientific_key', 'search_text'])
      .executeTakeFirst()
    expect({ ...plant }).toEqual({
      name_key: "mango 'haden'",
      scientific_key: 'xmangifera',
      search_text: "mango 'haden' xmangifera xfamilia huerto",
    })
    const room = await kysely.selectFrom('room').select('identifier_key').executeTakeFirst()
    expect(room?.identifier_key).toBe("k'antu")
    const message = await kysely.selectFrom('contact_message').select('search_text').executeTakeFirst()
    expect(message?.search_text).toBe("ana d'angelo")
  })
})
