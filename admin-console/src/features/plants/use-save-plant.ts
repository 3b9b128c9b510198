import { useQueryClient } from '@tanstack/react-query'
import type { PlantDraft } from 'shared-ui/copy/plant-form'
import { PlantCreatedAnswer } from 'shared-ui/validators/plant'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { callStaffApi } from '../../lib/api.ts'
import { groupingQueries } from '../../lib/grouping-queries.ts'
import { multipartForm, UPLOAD_TIMEOUT_MS } from '../../lib/record-form/sending.ts'
import type { RecordEdit } from '../../lib/record-form/use-edited-record.ts'
import { useDeed } from '../../lib/use-deed.ts'
import { plantQueries } from './plant-queries.ts'

/** What shows plants, or how many there are of a zone or family, is asked for anew. */
function useFreshPlants() {
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: groupingQueries.all })
    await queryClient.invalidateQueries({ queryKey: plantQueries.all })
  }
}

const createPlant = ({ draft }: { draft: PlantDraft }) =>
  callStaffApi('plant/create', PlantCreatedAnswer, {
    method: 'post',
    body: multipartForm(draft),
    timeout: UPLOAD_TIMEOUT_MS,
  })

/** adds a plant to the garden. */
export function useCreatePlant() {
  const refresh = useFreshPlants()
  return useDeed({ mutationFn: createPlant, onSuccess: refresh })
}

const updatePlant = ({ id, draft, version }: RecordEdit<PlantDraft>) =>
  callStaffApi('plant/update', DoneAnswer, {
    method: 'put',
    searchParams: { plantID: id },
    body: multipartForm(draft, version),
    timeout: UPLOAD_TIMEOUT_MS,
  })

/** changes a plant. */
export function useUpdatePlant() {
  const refresh = useFreshPlants()
  return useDeed({ mutationFn: updatePlant, onSuccess: refresh })
}
