import * as v from 'valibot'
import { ClientResponse, DocumentNumber, IdentificationDocumentName } from './client.ts'

/** `GET /client/known` (staff): the document of a guest who may have been here before. */
export const KnownClientQuery = v.object({ document: IdentificationDocumentName, number: DocumentNumber })

/** The client of the newest reservation with that document, or null. */
export const KnownClientResponse = v.object({ client: v.nullable(ClientResponse) })
export type KnownClient = NonNullable<v.InferOutput<typeof KnownClientResponse>['client']>
