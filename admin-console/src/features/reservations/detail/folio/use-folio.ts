import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { randomIdentifier } from 'shared-ui/api/random-identifier'
import { savedRecordOf } from 'shared-ui/forms/stored-record'
import { Folio, FolioResponse, type FolioResponseBody } from 'shared-ui/validators/payments/folio'
import { requestStaffApi } from '../../../../lib/api.ts'
import { useAction } from '../../../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../../../lib/queries/resource-keys.ts'
import { reservationQueries } from '../../reservation-queries.ts'
import type { EntryFields } from './folio-draft.ts'

/** Shows a folio at once and refetches what depends on it. */
function showFolio(client: QueryClient, reservationId: string, folio: FolioResponseBody): void {
  client.setQueryData(
    reservationQueries.detail(reservationId).queryKey,
    (before) => before && { reservation: { ...before.reservation, folio } },
  )
  void client.invalidateQueries({ queryKey: resourceKeys.reservations })
  void client.invalidateQueries({ queryKey: resourceKeys.cash })
}

/** Whether the response was lost, so that nobody knows whether the entry was saved. */
export const isLost = (problem: unknown): boolean => problem instanceof Unreachable

/** Options of both mutations: their response is the folio. After a 409 or a lost response the shown one may be outdated. */
function useFolioOptions(reservationId: string) {
  const client = useQueryClient()
  return {
    onSuccess: ({ folio }: { folio: FolioResponseBody }) => showFolio(client, reservationId, folio),
    onError: async (problem: Error) => {
      // Not awaited: without a network it would not end.
      if (isLost(problem)) void client.invalidateQueries({ queryKey: resourceKeys.reservations })
      if (!(problem instanceof ApiProblem) || problem.status !== 409) return
      await client.invalidateQueries({ queryKey: resourceKeys.reservations })
    },
  }
}

/** The folio that somebody else changed meanwhile, if the error says so; otherwise null. */
export const folioChangedMeanwhile = (problem: unknown): FolioResponseBody | null =>
  savedRecordOf(problem, Folio)

/**
 * Mutation that adds an entry. Sending the same entry again, after a response that was lost, uses the same key, so that it is added
 * once.
 */
export function useAddEntry(reservationID: string) {
  const sent = useRef({ content: '', key: '' })
  return useAction({
    mutationFn: ({ fields, version }: { fields: EntryFields; version: number }) => {
      const content = JSON.stringify(fields)
      if (sent.current.content !== content) sent.current = { content, key: randomIdentifier() }
      return requestStaffApi('folio/add', FolioResponse, {
        method: 'post',
        searchParams: { reservationID },
        json: { ...fields, version, key: sent.current.key },
      })
    },
    ...useFolioOptions(reservationID),
  })
}

/** Mutation that voids an entry. */
export const useVoidEntry = (reservationId: string) =>
  useAction({
    mutationFn: ({ entryID, reason }: { entryID: string; reason: string }) =>
      requestStaffApi('folio/void', FolioResponse, {
        method: 'post',
        searchParams: { entryID },
        json: { reason },
      }),
    ...useFolioOptions(reservationId),
  })
