import { sql } from 'kysely'
import { searchWords } from 'shared-ui/rules/text/search-text'
import { type Database, openDatabase } from '../../lodge-api/src/database/connect.ts'
import { migrate } from '../../lodge-api/src/database/migrate.ts'
import { listPlants } from '../../lodge-api/src/modules/plants/plants-repository.ts'
import {
  newPostgresDatabase,
  newSqliteFile,
  postgresUrl,
} from '../../lodge-api/test/databases/empty-database.ts'
import { report, spreadOf, spreadText } from '../figures.ts'

const PLANTS = 100_000
const ROWS_PER_STATEMENT = 500
const ZONES = 20
const SEARCHES = 60
const NOW = '2027-01-01T00:00:00.000Z'

const SYLLABLES = 'ca ti lu mo pe ra si do na xu qui be fa gol ya cha'.split(' ')

/** A made-up word of four syllables; the same number gives the same word. */
const word = (number: number): string =>
  [1, 16, 256, 4096].map((place) => SYLLABLES[Math.floor(number / place) % SYLLABLES.length]).join('')

function plant(number: number) {
  const name = word(number * 7919)
  const scientific = `${word(number * 104_729)} ${word(number * 1_299_709)}`
  const zone = number % ZONES
  return {
    id: `plant-${number}`,
    name,
    scientific_name: scientific,
    description: 'Una planta del jardín. '.repeat(10),
    zone_id: `zone-${zone}`,
    family_id: 'family',
    photo_version: 'version',
    name_key: name,
    scientific_key: scientific,
    search_text: `${name} ${scientific} orchidaceae patio ${zone}`,
    version: 1,
    created_at: NOW,
  }
}

/** Fills a database with a garden of 100,000 plants in twenty zones. */
async function createGarden(url: string): Promise<Database> {
  const database = openDatabase(url)
  await migrate(database)
  await database.transaction(async (transaction) => {
    const rowDefaults = { version: 1, created_at: NOW }
    const zones = Array.from({ length: ZONES }, (_, zone) => ({
      id: `zone-${zone}`,
      name: `Patio ${zone}`,
      name_key: `patio ${zone}`,
      ...rowDefaults,
    }))
    await transaction.insertInto('zone').values(zones).execute()
    const family = { id: 'family', name: 'Orchidaceae', name_key: 'orchidaceae', ...rowDefaults }
    await transaction.insertInto('family').values(family).execute()
    for (let first = 0; first < PLANTS; first += ROWS_PER_STATEMENT) {
      const rows = Array.from({ length: ROWS_PER_STATEMENT }, (_, index) => plant(first + index))
      await transaction.insertInto('plant').values(rows).execute()
    }
  })
  // As autovacuum does after a while.
  if (database.engine === 'postgres') await sql`analyze`.execute(database.kysely)
  return database
}

async function time(database: Database, page: { search: string; offset: number }): Promise<number> {
  const start = performance.now()
  await listPlants(database, { words: searchWords(page.search), offset: page.offset, limit: 12 })
  return performance.now() - start
}

/** Measures searches of the garden with few and many matches on SQLite, and on PostgreSQL if a server is configured. */
export async function measurePlantSearch(): Promise<void> {
  const pages = [
    { what: 'one plant by its name', search: word(7919), offset: 0 },
    { what: 'a part of some hundred names', search: word(7919).slice(0, 5), offset: 0 },
    { what: 'no match', search: 'no hay tal planta', offset: 0 },
    { what: 'no search, first group', search: '', offset: 0 },
    { what: 'no search, last group', search: '', offset: PLANTS - 12 },
  ]
  for (const createDatabase of postgresUrl ? [newSqliteFile, newPostgresDatabase] : [newSqliteFile]) {
    const empty = await createDatabase()
    const database = await createGarden(empty.url)
    for (const { what, ...page } of pages) {
      const times: number[] = []
      for (let search = 0; search < SEARCHES; search++) times.push(await time(database, page))
      report(`100,000 plants, ${what}, ${database.engine}`, spreadText(spreadOf(times), 'ms'))
    }
    await database.close()
    await empty.remove()
  }
}
