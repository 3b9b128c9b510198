import { useQueryClient } from '@tanstack/react-query'
import type { RoomDraft } from 'shared-ui/copy/rooms/room-form'
import { EmptyResponse } from 'shared-ui/validators/reservations/reservation'
import { RoomCreatedResponse, type StaffRoom } from 'shared-ui/validators/rooms/room'
import { requestStaffApi } from '../../../lib/api.ts'
import { multipartForm, UPLOAD_TIMEOUT_MS } from '../../../lib/edit-record/multipart-form.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { RESERVATIONS } from '../../../lib/queries/resource-keys.ts'
import { roomQueries } from '../../../lib/queries/room-queries.ts'

/** A room to save over the version that was loaded, or to create if that is null. */
type RoomToSave = { draft: RoomDraft; base: StaffRoom | null }

const saveRoom = ({ draft, base }: RoomToSave): Promise<unknown> =>
  base === null
    ? requestStaffApi('room/create', RoomCreatedResponse, {
        method: 'post',
        body: multipartForm(draft),
        timeout: UPLOAD_TIMEOUT_MS,
      })
    : requestStaffApi('room/update', EmptyResponse, {
        method: 'put',
        searchParams: { roomID: base._id },
        body: multipartForm(draft, base.version),
        timeout: UPLOAD_TIMEOUT_MS,
      })

/** Creates or updates a room. Also invalidates reservations, which show its name. */
export function useSaveRoom() {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: saveRoom,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: RESERVATIONS })
      await queryClient.invalidateQueries({ queryKey: roomQueries.all })
    },
  })
}
