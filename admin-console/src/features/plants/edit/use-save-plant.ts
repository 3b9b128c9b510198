import { useQueryClient } from '@tanstack/react-query'
import type { PlantDraft } from 'shared-ui/copy/garden/plant-form'
import { PlantCreatedResponse, type StaffPlant } from 'shared-ui/validators/garden/plant'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { requestStaffApi } from '../../../lib/api.ts'
import { multipartForm, UPLOAD_TIMEOUT_MS } from '../../../lib/edit-record/multipart-form.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'

/** A plant to save over the version that was loaded, or to create if that is null. */
type PlantToSave = { draft: PlantDraft; base: StaffPlant | null }

const savePlant = async ({ draft, base }: PlantToSave): Promise<string> => {
  if (base === null) {
    const body = multipartForm(draft)
    const options = { method: 'post', body, timeout: UPLOAD_TIMEOUT_MS } as const
    return (await requestStaffApi('plant/create', PlantCreatedResponse, options)).id
  }
  await requestStaffApi('plant/update', EmptyResponse, {
    method: 'put',
    searchParams: { plantID: base._id },
    body: multipartForm(draft, base.version),
    timeout: UPLOAD_TIMEOUT_MS,
  })
  return base._id
}

/** Creates or updates a plant and returns its id. Also invalidates zones and families, which show their number of plants. */
export function useSavePlant() {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: savePlant,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: resourceKeys.groupings })
      await queryClient.invalidateQueries({ queryKey: resourceKeys.plants })
    },
  })
}
