import { useQueryClient } from '@tanstack/react-query'
import type { RoomDraft } from 'shared-ui/copy/room-form'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { RoomCreatedAnswer } from 'shared-ui/validators/room'
import { callStaffApi } from '../../lib/api.ts'
import { multipartForm, UPLOAD_TIMEOUT_MS } from '../../lib/record-form/sending.ts'
import type { RecordEdit } from '../../lib/record-form/use-edited-record.ts'
import { RESERVATIONS } from '../../lib/resource-keys.ts'
import { roomQueries } from '../../lib/room-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'

const createRoom = ({ draft }: { draft: RoomDraft }) =>
  callStaffApi('room/create', RoomCreatedAnswer, {
    method: 'post',
    body: multipartForm(draft),
    timeout: UPLOAD_TIMEOUT_MS,
  })

/** puts a room on offer. */
export function useCreateRoom() {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: createRoom,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: roomQueries.all }),
  })
}

const updateRoom = ({ id, draft, version }: RecordEdit<RoomDraft>) =>
  callStaffApi('room/update', DoneAnswer, {
    method: 'put',
    searchParams: { roomID: id },
    body: multipartForm(draft, version),
    timeout: UPLOAD_TIMEOUT_MS,
  })

/** changes a room. Reservations show its name, so they are asked for anew too. */
export function useUpdateRoom() {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: updateRoom,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: RESERVATIONS })
      await queryClient.invalidateQueries({ queryKey: roomQueries.all })
    },
  })
}
