import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import { plantQueries } from './plant-queries.ts'

/** An already deleted plant counts as success: somebody else was faster, or the first response was lost. */
async function deletePlant({ _id }: StaffPlant): Promise<void> {
  try {
    await requestStaffApi('plant/delete', EmptyResponse, { method: 'delete', searchParams: { plantID: _id } })
  } catch (problem) {
    if (!isRefusal(problem, 'plant_not_found')) throw problem
  }
}

/** Deletes a plant; `onDeleted` is called after the list is refetched. */
export function useDeletePlant(onDeleted: (plant: StaffPlant) => void) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: deletePlant,
    onSuccess: async (_done, plant) => {
      void queryClient.invalidateQueries({ queryKey: resourceKeys.groupings })
      await queryClient.invalidateQueries({ queryKey: [...resourceKeys.plants, 'list'] })
      // The screen stops showing the plant before its query is invalidated, which would only report it as not found.
      onDeleted(plant)
      await queryClient.invalidateQueries({
        queryKey: plantQueries.detail(plant._id).queryKey,
        refetchType: 'none',
      })
    },
  })
}
