import type { FastifyInstance } from 'fastify'
import { ErasureRequest, PersonalDataResponse, PersonQuery } from 'shared-ui/validators/privacy/personal-data'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineFileEndpoint } from '../../http/endpoints/file-endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { erasePersonalData } from './erasure-service.ts'
import { exportPersonalData } from './export-service.ts'
import { personalDataOf } from './personal-data-service.ts'

/** The staff endpoints for the rights of a person: access, portability and erasure (Ley 29733). */
export function registerPersonalDataRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/personal-data',
      summary: 'Returns what is stored about a person, and what an erasure would do',
      description:
        '`person` is an e-mail or a document number. Messages and the newsletter are found by e-mail only; guests who did not book, by document only.',
      access: 'staff',
      query: PersonQuery,
      response: PersonalDataResponse,
    },
    ({ query }) => personalDataOf(lodge, query.person),
  )
  defineFileEndpoint(
    app,
    {
      url: '/personal-data/export',
      summary: 'Returns everything that is stored about a person as a JSON file',
      description: 'Table by table, without secrets. The export is recorded in the audit log.',
      access: 'staff',
      confirmed: true,
      contentType: 'application/json',
      query: PersonQuery,
    },
    async ({ query, staff }) => {
      const { fileName, text } = await exportPersonalData(lodge, query.person, staff)
      return { fileName, text: [text] }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/personal-data/erase',
      summary: 'Erases what may be erased of a person, and returns what remains',
      description:
        'Amounts and nights remain, and for five years the document number. Stays to come, open payments and refunds, the register of guests and complaints are left as they are.',
      access: 'staff',
      confirmed: true,
      body: ErasureRequest,
      response: PersonalDataResponse,
    },
    ({ body, staff }) => erasePersonalData(lodge, body.person, staff),
  )
}
