import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import type { StaffPlant } from 'shared-ui/validators/plant'
import { EmptyResponse } from 'shared-ui/validators/reservation'
import { requestStaffApi } from '../../lib/api.ts'
import { groupingQueries } from '../../lib/grouping-queries.ts'
import { useAction } from '../../lib/use-action.ts'
import { plantQueries } from './plant-queries.ts'

/** One that is gone already is gone: somebody else was quicker, or the first answer was lost. */
async function deletePlant({ _id }: StaffPlant): Promise<void> {
  try {
    await requestStaffApi('plant/delete', EmptyResponse, { method: 'delete', searchParams: { plantID: _id } })
  } catch (problem) {
    if (!isRefusal(problem, 'plant_not_found')) throw problem
  }
}

/** W-08: takes a plant out of the garden; told only once the list without it is there. */
export function useDeletePlant(onDeleted: (plant: StaffPlant) => void) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: deletePlant,
    onSuccess: async (_done, plant) => {
      void queryClient.invalidateQueries({ queryKey: groupingQueries.all })
      await queryClient.invalidateQueries({ queryKey: [...plantQueries.all, 'list'] })
      // Whoever shows the plant stops doing so first: to ask for it again would only say that it is gone.
      onDeleted(plant)
      await queryClient.invalidateQueries({
        queryKey: plantQueries.detail(plant._id).queryKey,
        refetchType: 'none',
      })
    },
  })
}
