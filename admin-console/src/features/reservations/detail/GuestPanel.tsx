import { StateBadge } from 'shared-ui/components/StateBadge'
import { formatDayOfMonth, formatMoment } from 'shared-ui/copy/format'
import { reservationStateWord, STAY_STATE_WORDS } from 'shared-ui/copy/reservations/reservations-panel'
import { STAYS } from 'shared-ui/copy/reservations/stays'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { useMinute } from '../../../lib/nights/today-in-lima.ts'
import { Panel } from '../../../lib/page/Panel.tsx'
import { reservationTone } from '../reservation-words.ts'
import { actionsFor } from '../stay/marked-stay.ts'
import { StayButtons } from '../stay/StayButtons.tsx'
import { useStayMarking } from '../stay/use-stay-marking.tsx'

/** Where the guest of a confirmed reservation is, who marked it, and the buttons of the front desk. */
export function GuestPanel({ reservation }: { reservation: ReservationDetail }) {
  const now = useMinute()
  const { mark, pendingOf, dialog, notice } = useStayMarking()
  const { stay, folio } = reservation
  const marked = { ...reservation, balance: folio.balance }
  if (reservation.state !== 'confirmed') return null
  return (
    <Panel title={STAYS.state}>
      <p>
        <StateBadge tone={reservationTone(reservation)}>
          {stay.state === 'to_come' ? STAY_STATE_WORDS.to_come : reservationStateWord(reservation)}
        </StateBadge>
      </p>
      {stay.at !== null && stay.by !== null && <p>{STAYS.since(formatMoment(stay.at), stay.by)}</p>}
      {stay.freedFrom !== null && <p>{STAYS.freedFrom(formatDayOfMonth(stay.freedFrom))}</p>}
      <StayButtons
        stay={marked}
        actions={actionsFor(reservation, now)}
        pending={pendingOf(marked)}
        onMark={mark}
      />
      {notice}
      {dialog}
    </Panel>
  )
}
