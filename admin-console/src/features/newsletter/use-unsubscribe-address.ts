import { useQueryClient } from '@tanstack/react-query'
import { UnsubscribeAddressResponse } from 'shared-ui/validators/messages/newsletter'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Unsubscribes an address and updates the counts. Returns the address with the outcome. */
export function useUnsubscribeAddress() {
  const client = useQueryClient()
  return useAction({
    mutationFn: async (email: string) => {
      const { outcome } = await requestStaffApi(
        'newsletter/unsubscribe-address',
        UnsubscribeAddressResponse,
        {
          method: 'post',
          json: { email },
        },
      )
      return { email, outcome }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: resourceKeys.newsletter }),
  })
}
