import { useQueryClient } from '@tanstack/react-query'
import type { RoomDraft } from 'shared-ui/copy/rooms/room-form'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { RoomCreatedResponse, type StaffRoom } from 'shared-ui/validators/rooms/room'
import { requestStaffApi } from '../../../lib/api.ts'
import { multipartForm, UPLOAD_TIMEOUT_MS } from '../../../lib/edit-record/multipart-form.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'

/** A room to save over the version that was loaded, or to create if that is null. */
type RoomToSave = { draft: RoomDraft; base: StaffRoom | null }

const saveRoom = async ({ draft, base }: RoomToSave): Promise<string> => {
  if (base === null) {
    const body = multipartForm(draft)
    const options = { method: 'post', body, timeout: UPLOAD_TIMEOUT_MS } as const
    return (await requestStaffApi('room/create', RoomCreatedResponse, options)).id
  }
  await requestStaffApi('room/update', EmptyResponse, {
    method: 'put',
    searchParams: { roomID: base._id },
    body: multipartForm(draft, base.version),
    timeout: UPLOAD_TIMEOUT_MS,
  })
  return base._id
}

/** Creates or updates a room and returns its id. Also invalidates reservations, which show its name. */
export function useSaveRoom() {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: saveRoom,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: resourceKeys.reservations })
      await queryClient.invalidateQueries({ queryKey: resourceKeys.rooms })
    },
  })
}
