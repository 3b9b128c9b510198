import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Access, type Call, callReader, type DescribedCall, type PartSchema } from './call.ts'

type FileDeclaration<TAccess extends Access, TQuery extends PartSchema> = Pick<
  DescribedCall,
  'url' | 'summary' | 'description' | 'limits'
> & {
  access: TAccess
  query?: TQuery
  /** What the file is: `text/csv`. Always UTF-8. */
  contentType: string
}

/** A text, whole or piece by piece, and the name it is saved under: letters, digits, `-` and `.`. */
export type FileAnswer = { fileName: string; text: Iterable<string> | AsyncIterable<string> }

/** Declares a call that answers with a text to be saved as a file; who asks is known before anything is read. */
export function defineFileCall<TAccess extends Access, TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  { contentType, ...declaration }: FileDeclaration<TAccess, TQuery>,
  handle: (call: Call<TAccess, TQuery, undefined>) => Promise<FileAnswer>,
): void {
  const declared = { ...declaration, method: 'GET' } as const
  app.describedCalls.push({ ...declared, answer: [contentType] })
  const read = callReader<TAccess, TQuery, undefined>(app, declared)
  app.get(declaration.url, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { fileName, text } = await handle(await read(request, reply))
    return reply
      .type(`${contentType}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(text, { objectMode: false }))
  })
}
