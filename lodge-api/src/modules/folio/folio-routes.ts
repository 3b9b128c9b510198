import type { FastifyInstance } from 'fastify'
import {
  ConceptQuery,
  ConceptRequest,
  ConceptsResponse,
  FolioEntryQuery,
  FolioEntryRequest,
  FolioResponse,
  VoidRequest,
} from 'shared-ui/validators/payments/folio'
import { ReservationQuery } from 'shared-ui/validators/reservations/reservation'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { allConcepts, createConcept, deleteConcept } from './concepts-service.ts'
import { addFolioEntry, voidFolioEntry } from './folio-service.ts'

/** Registers the staff endpoints of a reservation's folio and of the concepts of charges. */
export function registerFolioRoutes(app: FastifyInstance, lodge: Lodge): void {
  registerEntryRoutes(app, lodge)
  registerConceptRoutes(app, lodge)
}

function registerEntryRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/folio/add',
      summary: 'Adds a charge, payment or refund to a folio',
      description:
        'A repeat with the same `key` adds nothing. Fails with 409 `changed_meanwhile` and the folio in `current` if `version` is outdated.',
      access: 'staff',
      query: ReservationQuery,
      body: FolioEntryRequest,
      response: FolioResponse,
    },
    async ({ query, body, staff }) => ({
      folio: await addFolioEntry(lodge, { reservationId: query.reservationID, entry: body }, staff),
    }),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/folio/void',
      summary: 'Voids an entry of a folio with a reason',
      description:
        'The entry stays in the folio and no longer counts. Fails with 409 `folio_entry_voided` if it was voided before.',
      access: 'staff',
      query: FolioEntryQuery,
      body: VoidRequest,
      response: FolioResponse,
    },
    async ({ query, body, staff }) => ({
      folio: await voidFolioEntry(lodge, { id: query.entryID, reason: body.reason }, staff),
    }),
  )
}

function registerConceptRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/folio/concepts',
      summary: 'Lists the concepts of charges that staff keep, by name',
      access: 'staff',
      response: ConceptsResponse,
    },
    async () => ({ concepts: await allConcepts(lodge) }),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/folio/create-concept',
      summary: 'Adds a concept of charges and returns the list',
      description: 'Fails with 409 `name_taken` if there is a concept with that name.',
      access: 'staff',
      body: ConceptRequest,
      response: ConceptsResponse,
    },
    async ({ body, staff }) => ({ concepts: await createConcept(lodge, body, staff) }),
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/folio/delete-concept',
      summary: 'Removes a concept of charges and returns the list',
      description: 'Charges that were made with it remain. Removing it again changes nothing.',
      access: 'staff',
      query: ConceptQuery,
      response: ConceptsResponse,
    },
    async ({ query, staff }) => ({ concepts: await deleteConcept(lodge, query.conceptID, staff) }),
  )
}
