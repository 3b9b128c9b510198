import type { FastifyInstance } from 'fastify'
import type { Call, DescribedCall, PartSchema } from './call.ts'
import { defineFileCall, type FileAnswer } from './file-call.ts'

type CsvDeclaration<TQuery extends PartSchema> = Pick<DescribedCall, 'url' | 'summary' | 'description'> & {
  query?: TQuery
}

/** A table of `csvText`. */
export type CsvAnswer = FileAnswer

/** Declares a call of staff's that answers with a table to be saved; who asks is known before anything is read. */
export const defineCsvCall = <TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  declaration: CsvDeclaration<TQuery>,
  handle: (call: Call<'staff', TQuery, undefined>) => Promise<CsvAnswer>,
): void => defineFileCall(app, { ...declaration, access: 'staff', contentType: 'text/csv' }, handle)
