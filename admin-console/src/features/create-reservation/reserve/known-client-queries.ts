import { queryOptions } from '@tanstack/react-query'
import { type IdentificationDocument, numberFitsDocument } from 'shared-ui/validators/reservations/client'
import { KnownClientQuery, KnownClientResponse } from 'shared-ui/validators/reservations/known-client'
import * as v from 'valibot'
import { requestStaffApi } from '../../../lib/api.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'

/** The shortest number that is asked for: a DNI has eight digits, other documents at least six characters. */
const shortest = (document: IdentificationDocument): number => (document === 'DNI' ? 8 : 6)

/** The query of the client with a document as typed; disabled until the number can be complete. */
export function knownClientQuery(document: string, number: string) {
  const typed = v.safeParse(KnownClientQuery, { document, number })
  const searchParams = typed.success ? typed.output : { document: 'DNI' as const, number: '' }
  const isComplete =
    searchParams.number.length >= shortest(searchParams.document) &&
    numberFitsDocument({
      identificationDocument: searchParams.document,
      identificationDocumentNumber: searchParams.number,
    })
  return queryOptions({
    queryKey: [...resourceKeys.knownClient, searchParams],
    queryFn: ({ signal }) => requestStaffApi('client/known', KnownClientResponse, { searchParams, signal }),
    select: ({ client }) => client,
    enabled: typed.success && isComplete,
  })
}
