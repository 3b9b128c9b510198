import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Call, callReader, type DescribedCall, type PartSchema } from './call.ts'

const CSV = 'text/csv'

type CsvDeclaration<TQuery extends PartSchema> = Pick<DescribedCall, 'url' | 'summary' | 'description'> & {
  query?: TQuery
}

/** A table of `csvText`, whole or piece by piece, and the name it is saved under: letters, digits, `-` and `.`. */
export type CsvAnswer = { fileName: string; text: Iterable<string> | AsyncIterable<string> }

/** Declares a call of staff's that answers with a table to be saved; who asks is known before anything is read. */
export function defineCsvCall<TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  declaration: CsvDeclaration<TQuery>,
  handle: (call: Call<'staff', TQuery, undefined>) => Promise<CsvAnswer>,
): void {
  const declared = { ...declaration, method: 'GET', access: 'staff' } as const
  app.describedCalls.push({ ...declared, answer: [CSV] })
  const read = callReader(app, declared)
  app.get(declaration.url, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { fileName, text } = await handle(await read(request, reply))
    return reply
      .type(`${CSV}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(text, { objectMode: false }))
  })
}
