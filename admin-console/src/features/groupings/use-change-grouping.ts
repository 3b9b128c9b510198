import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import {
  GROUPING_ID_PARAMETER,
  type Grouping,
  GroupingCreatedResponse,
  type GroupingKind,
} from 'shared-ui/validators/grouping'
import { EmptyResponse } from 'shared-ui/validators/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { groupingQueries } from '../../lib/grouping-queries.ts'
import { PLANTS } from '../../lib/resource-keys.ts'
import { useAction } from '../../lib/use-action.ts'

/** A name to be saved: of a new one, or of one as it was read. */
type NameToSave = { draft: { name: string }; over: Pick<Grouping, '_id' | 'version'> | null }

const save = (kind: GroupingKind, { draft: { name }, over }: NameToSave) =>
  over === null
    ? requestStaffApi(`${kind}/create`, GroupingCreatedResponse, { method: 'post', json: { name } })
    : requestStaffApi(`${kind}/update`, EmptyResponse, {
        method: 'put',
        searchParams: { [GROUPING_ID_PARAMETER[kind]]: over._id },
        json: { name, version: over.version },
      })

const remove = (kind: GroupingKind, { _id }: Grouping) =>
  requestStaffApi(`${kind}/delete`, EmptyResponse, {
    method: 'delete',
    searchParams: { [GROUPING_ID_PARAMETER[kind]]: _id },
  })

/**
 * saves a name; done once the list is fresh. Plants show the name, so they are asked for anew too. A refusal also
 * means that the list is not what it was.
 */
export function useSaveGrouping(kind: GroupingKind) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: (name: NameToSave) => save(kind, name),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: PLANTS })
      await queryClient.invalidateQueries({ queryKey: groupingQueries.list(kind).queryKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: groupingQueries.list(kind).queryKey }),
  })
}

/** W-08: deletes one that no plant is in; one that is gone already is gone. Done once the list without it is there. */
export function useDeleteGrouping(kind: GroupingKind) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: async (grouping: Grouping) => {
      try {
        await remove(kind, grouping)
      } catch (problem) {
        if (!isRefusal(problem, `${kind}_not_found`)) throw problem
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: groupingQueries.list(kind).queryKey }),
  })
}
