import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  type Access,
  type Declaration,
  type EndpointHandler,
  handlerOf,
  type PartSchema,
  routeOf,
} from './endpoint.ts'

type FileDeclaration<TAccess extends Access, TQuery extends PartSchema> = Omit<
  Declaration<TAccess, TQuery, undefined>,
  'method'
> & {
  /** What the file is: `text/csv`. Always UTF-8. */
  contentType: string
}

/** A text, whole or piece by piece, and the name it is saved under: letters, digits, `-` and `.`. */
export type FileResponse = { fileName: string; text: Iterable<string> | AsyncIterable<string> }

/** Declares an endpoint that sends a text to be saved as a file. */
export function defineFileEndpoint<TAccess extends Access, TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  { contentType, ...declaration }: FileDeclaration<TAccess, TQuery>,
  handle: EndpointHandler<TAccess, TQuery, undefined, FileResponse>,
): void {
  const endpoint = { ...declaration, method: 'GET' } as const
  const run = handlerOf(app, endpoint, handle)
  app.route({
    ...routeOf(app, { ...endpoint, response: [contentType] }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { fileName, text } = await run(request)
      return reply
        .type(`${contentType}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(text, { objectMode: false }))
    },
  })
}

type CsvDeclaration<TQuery extends PartSchema> = Omit<
  FileDeclaration<'staff', TQuery>,
  'access' | 'contentType'
>

/** Declares an endpoint that sends staff a table of `csvText` to be saved. */
export const defineCsvEndpoint = <TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  declaration: CsvDeclaration<TQuery>,
  handle: EndpointHandler<'staff', TQuery, undefined, FileResponse>,
): void => defineFileEndpoint(app, { ...declaration, access: 'staff', contentType: 'text/csv' }, handle)
