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
  /** The media type, `text/csv`. The charset is always UTF-8. */
  contentType: string
}

/** A text, whole or in chunks, and its file name: letters, digits, `-` and `.`. */
export type FileResponse = { fileName: string; text: Iterable<string> | AsyncIterable<string> }

/** Declares an endpoint that sends a text as a file download. */
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

/** Declares an endpoint that sends staff a CSV table (`csvText`) as a download. */
export const defineCsvEndpoint = <TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  declaration: CsvDeclaration<TQuery>,
  handle: EndpointHandler<'staff', TQuery, undefined, FileResponse>,
): void => defineFileEndpoint(app, { ...declaration, access: 'staff', contentType: 'text/csv' }, handle)

/** An Excel file and its name: letters, digits, `-` and `.`. */
export type SpreadsheetResponse = { fileName: string; bytes: Uint8Array }

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Declares an endpoint that sends staff an Excel file as a download. */
export function defineSpreadsheetEndpoint<TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  declaration: CsvDeclaration<TQuery>,
  handle: EndpointHandler<'staff', TQuery, undefined, SpreadsheetResponse>,
): void {
  const endpoint = { ...declaration, access: 'staff', method: 'GET' } as const
  const run = handlerOf(app, endpoint, handle)
  app.route({
    ...routeOf(app, { ...endpoint, response: [XLSX] }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { fileName, bytes } = await run(request)
      return reply.type(XLSX).header('content-disposition', `attachment; filename="${fileName}"`).send(bytes)
    },
  })
}
