import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isSameDraft } from 'shared-ui/forms/form-fields'
import { useForm } from 'shared-ui/forms/use-form'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { staffClientWarnings } from '../../../lib/client/staff-client.ts'
import {
  forgetClientDraft,
  readClientDraft,
  storeClientDraft,
  tabStorage,
} from '../../../lib/client/stored-draft.ts'
import { EMPTY_RESERVATION, reservationProblems, staffReservation } from './staff-reservation.ts'
import { useCreateReservation } from './use-create-reservation.ts'

export type ReservationFormOptions = {
  room: Room
  stay: Stay
  /** Called with the id of the reservation and the name of its client. */
  onReserved: (id: string, client: string) => void
}

/**
 * The form of a reservation by staff. What was typed is stored in this tab for an hour, whichever room or dates are chosen next, and
 * forgotten once the reservation is made.
 */
export function useReservationForm({ room, stay, onReserved }: ReservationFormOptions) {
  const creation = useCreateReservation(room._id)
  const [recalled, setRecalled] = useState(() => readClientDraft(tabStorage(), EMPTY_RESERVATION, Date.now()))
  const [first] = useState(recalled?.draft ?? EMPTY_RESERVATION)
  const form = useForm({
    initial: first,
    check: reservationProblems,
    warn: staffClientWarnings,
    send: (draft) => creation.mutateAsync(staffReservation({ room, stay }, draft)),
    onSent: ({ id }, { names, surnames }) => {
      forgetClientDraft(tabStorage())
      onReserved(id, `${names.trim()} ${surnames.trim()}`)
    },
  })
  const { draft } = form
  const isEmpty = isSameDraft(draft, EMPTY_RESERVATION)
  const isSent = form.sending.step === 'sent'
  useEffect(() => {
    if (draft === first || isSent) return
    if (isEmpty) forgetClientDraft(tabStorage())
    else storeClientDraft(tabStorage(), { draft, at: Date.now() })
  }, [draft, first, isEmpty, isSent])
  useCloseGuard(() => !isEmpty && !isSent)
  return {
    ...form,
    /** When the draft that the form began with was typed (epoch ms), or null. */
    recalledFrom: recalled?.at ?? null,
    /** Discards what was typed, for another guest. */
    startAgain: () => {
      setRecalled(null)
      form.restart(EMPTY_RESERVATION)
    },
  }
}

/** Asks before the tab of a form is closed whose input survives everything else: other pages of the console, and a reload. */
function useCloseGuard(hasUnsaved: () => boolean): void {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: hasUnsaved, withResolver: true })
}
