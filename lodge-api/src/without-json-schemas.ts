import type { FastifyServerOptions } from 'fastify'

function refuse(): never {
  throw new Error('A route has a JSON schema; endpoints have schemas of valibot')
}

/** Keeps Fastify from loading its compilers of JSON schemas, which no route uses: `prepareApi` sets the serialiser of endpoints. */
export const WITHOUT_JSON_SCHEMAS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
}
