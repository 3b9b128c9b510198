import { formatDate, formatPrice, formatSoles } from 'shared-ui/copy/format'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { ChangeQuote } from 'shared-ui/validators/reservations/reservation-changes'
import { stayOf } from '../reservation-words.ts'
import { roomName, useRoomName } from '../use-room-name.ts'
import styles from './ChangeTable.module.css'
import type { RequestedStay } from './stay-change.ts'

export type ChangeTableProps = {
  reservation: ReservationDetail
  requested: RequestedStay
  nights: number
  /** What the change costs at the chosen price, in soles. */
  amounts: ChangeQuote['agreed']
}

type Line = { label: string; before: string; after: string; kind?: 'amount' | 'sum' }

function linesOf(
  { reservation, requested, nights, amounts }: ChangeTableProps,
  requestedRoom: string,
): readonly Line[] {
  const stored = stayOf(reservation)
  const words = CHANGE_RESERVATION
  const isDivided = amounts.segments.length > 1
  return [
    {
      label: isDivided ? words.roomFromTonight : words.room,
      before: roomName(reservation.room),
      after: requestedRoom,
    },
    { label: words.entry, before: formatDate(stored.entry), after: formatDate(requested.entry) },
    { label: words.departure, before: formatDate(stored.departure), after: formatDate(requested.departure) },
    { label: words.nights, before: String(stored.nights), after: String(nights), kind: 'amount' },
    {
      label: isDivided ? words.pricePerNightFromTonight : words.pricePerNight,
      before: formatPrice(reservation.pricePerNight),
      after: formatPrice(amounts.pricePerNight),
      kind: 'amount',
    },
    {
      label: words.price,
      before: formatSoles(reservation.price),
      after: formatSoles(amounts.price),
      kind: 'amount',
    },
    {
      label: words.igv,
      before: formatSoles(reservation.IGV),
      after: formatSoles(amounts.IGV),
      kind: 'amount',
    },
    {
      label: words.total,
      before: formatSoles(reservation.total),
      after: formatSoles(amounts.total),
      kind: 'sum',
    },
  ]
}

/** Table of a reservation before and after a change; differences are marked by more than colour. */
export function ChangeTable(props: ChangeTableProps) {
  const requestedRoom = useRoomName(props.reservation, props.requested.roomId)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{CHANGE_RESERVATION.line}</th>
          <th scope="col">{CHANGE_RESERVATION.before}</th>
          <th scope="col">{CHANGE_RESERVATION.after}</th>
        </tr>
      </thead>
      <tbody>
        {linesOf(props, requestedRoom).map(({ label, before, after, kind }) => (
          <tr key={label} data-differs={before === after ? undefined : true} data-kind={kind}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>
              {after}
              {before !== after && <span className={styles.mark}>{CHANGE_RESERVATION.differs}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
