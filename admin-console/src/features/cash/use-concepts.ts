import { useQueryClient } from '@tanstack/react-query'
import { ConceptsResponse } from 'shared-ui/validators/payments/folio'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { conceptQueries } from '../../lib/queries/concept-queries.ts'

type Concepts = { concepts: { _id: string; name: string; price: number | null }[] }

/** Shows the list that a mutation returned. */
function useShowConcepts() {
  const client = useQueryClient()
  return (response: Concepts) => void client.setQueryData(conceptQueries.list().queryKey, response)
}

/** Mutation that adds a concept; `price` in soles, null if it is typed each time. */
export const useCreateConcept = () =>
  useAction({
    mutationFn: (json: { name: string; price: number | null }) =>
      requestStaffApi('folio/create-concept', ConceptsResponse, { method: 'post', json }),
    onSuccess: useShowConcepts(),
  })

/** Mutation that removes a concept, by its id. */
export const useDeleteConcept = () =>
  useAction({
    mutationFn: (conceptID: string) =>
      requestStaffApi('folio/delete-concept', ConceptsResponse, {
        method: 'delete',
        searchParams: { conceptID },
      }),
    onSuccess: useShowConcepts(),
  })
