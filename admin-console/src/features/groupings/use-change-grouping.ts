import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import {
  GROUPING_ID_PARAMETER,
  type Grouping,
  GroupingCreatedResponse,
  type GroupingKind,
} from 'shared-ui/validators/garden/grouping'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { groupingQueries } from '../../lib/queries/grouping-queries.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** A name to save: of a new zone or family, or of an existing one as it was loaded. */
type NameToSave = { draft: { name: string }; base: Pick<Grouping, '_id' | 'version'> | null }

async function save(kind: GroupingKind, { draft: { name }, base }: NameToSave): Promise<string> {
  if (base === null) {
    const options = { method: 'post', json: { name } } as const
    return (await requestStaffApi(`${kind}/create`, GroupingCreatedResponse, options)).id
  }
  await requestStaffApi(`${kind}/update`, EmptyResponse, {
    method: 'put',
    searchParams: { [GROUPING_ID_PARAMETER[kind]]: base._id },
    json: { name, version: base.version },
  })
  return base._id
}

const remove = (kind: GroupingKind, { _id }: Grouping) =>
  requestStaffApi(`${kind}/delete`, EmptyResponse, {
    method: 'delete',
    searchParams: { [GROUPING_ID_PARAMETER[kind]]: _id },
  })

/**
 * Saves a name and returns the id. Settles after the list is refetched, also on an error, which may mean that the list has changed. Plants show the
 * name, so they are invalidated too.
 */
export function useSaveGrouping(kind: GroupingKind) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: (name: NameToSave) => save(kind, name),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: resourceKeys.plants })
      await queryClient.invalidateQueries({ queryKey: groupingQueries.list(kind).queryKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: groupingQueries.list(kind).queryKey }),
  })
}

/** Deletes a zone or family without plants; already deleted counts as success. Settles after the list is refetched. */
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
