import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import fastify from 'fastify'
import { solesFromTenThousandths } from 'shared-ui/rules/money/money'
import * as v from 'valibot'

/** The columns of a row that the responses contain. */
const Row = v.object({
  id: v.string(),
  identifier: v.string(),
  category: v.string(),
  description: v.string(),
  price_per_night: v.number(),
  capacity: v.number(),
  photo_version: v.nullable(v.string()),
})

/** The path of the database, and the product's statements with the names of their parameters in order. */
const Task = v.object({
  databasePath: v.string(),
  room: v.object({ sql: v.string() }),
  filter: v.object({ sql: v.string(), parameters: v.array(v.picklist(['inDate', 'outDate', 'now'])) }),
})
export type BareServerTask = v.InferOutput<typeof Task>

type Row = v.InferOutput<typeof Row>

const roomOf = (row: Row) => ({
  _id: row.id,
  identifier: row.identifier,
  category: row.category,
  description: row.description,
  pricePerNight: solesFromTenThousandths(row.price_per_night),
  capacity: row.capacity,
  photo: row.photo_version,
})

/**
 * The baseline of `npm run bench -- server`: Fastify without hooks, headers, validation or log, which runs the product's statements,
 * prepared once, and sends the same bodies. Takes its task as a JSON argument and prints its URL.
 */
async function serve(task: BareServerTask): Promise<void> {
  const database = new DatabaseSync(task.databasePath, { readOnly: true })
  const room = database.prepare(task.room.sql)
  const filter = database.prepare(task.filter.sql)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement's own columns
  const rowsOf = (rows: unknown[]) => rows as Row[]
  const app = fastify()
  app.get('/room', async () => {
    const rooms = rowsOf(room.all()).map(roomOf)
    return { rooms, total: rooms.length }
  })
  app.get<{ Querystring: Record<string, string> }>('/room/filter', async ({ query }) => {
    const values: Record<string, SQLInputValue> = { ...query, now: new Date().toISOString() }
    const parameters = task.filter.parameters.map((name) => values[name] ?? null)
    return { availableRooms: rowsOf(filter.all(...parameters)).map(roomOf), heldRooms: [] }
  })
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
}

await serve(v.parse(Task, JSON.parse(process.argv[2] ?? '')))
