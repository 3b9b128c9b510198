import { StateBadge } from 'shared-ui/components/StateBadge'
import { formatDate, formatNights, formatPersons } from 'shared-ui/copy/format'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { reservationStateWord } from 'shared-ui/copy/reservations/reservations-panel'
import { TODAY_PANEL } from 'shared-ui/copy/reservations/today'
import type { StayAction } from 'shared-ui/rules/reservations/states/stay-states'
import type { DayStay } from 'shared-ui/validators/reservations/stay'
import { useMinute } from '../../../lib/nights/today-in-lima.ts'
import { Panel } from '../../../lib/page/Panel.tsx'
import { ReservationLink } from '../ReservationLink.tsx'
import { balanceText, reservationTone, stayOf } from '../reservation-words.ts'
import type { MarkableStay } from '../stay/marked-stay.ts'
import { StayButtons } from '../stay/StayButtons.tsx'
import { ClientPhone } from './ClientPhone.tsx'
import styles from './DayStays.module.css'
import { type DayList, dayActions } from './lodge-day.ts'

const TITLES: Record<DayList, string> = {
  unmarked: TODAY_PANEL.unmarked,
  arrivals: TODAY_PANEL.arrivals,
  departures: TODAY_PANEL.departures,
  moving: TODAY_PANEL.moving,
  staying: TODAY_PANEL.staying,
}
const EMPTY: Record<DayList, string> = {
  unmarked: '',
  arrivals: TODAY_PANEL.noArrivals,
  departures: TODAY_PANEL.noDepartures,
  moving: '',
  staying: TODAY_PANEL.noStaying,
}

/** How the front desk marks a stay of a list. */
export type DayMarking = {
  pendingOf: (stay: MarkableStay) => StayAction | null
  mark: (stay: MarkableStay, action: StayAction) => void
}

export type DayStaysProps = { list: DayList; stays: readonly DayStay[]; marking: DayMarking }

/** One list of the day, by room. */
export function DayStays({ list, stays, marking }: DayStaysProps) {
  const title = TITLES[list]
  return (
    <Panel title={stays.length === 0 ? title : `${title} (${stays.length})`}>
      {list === 'unmarked' && <p className={styles.soft}>{TODAY_PANEL.unmarkedText}</p>}
      {stays.length === 0 ? (
        <p className={styles.soft}>{EMPTY[list]}</p>
      ) : (
        <ul role="list">
          {stays.map((stay) => (
            <DayRow key={stay._id} list={list} stay={stay} marking={marking} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type DayRowProps = { list: DayList; stay: DayStay; marking: DayMarking }

/** A stay: room, client, the other end of the stay, persons, balance, phone, notes, and the buttons of the front desk. */
function DayRow({ list, stay, marking }: DayRowProps) {
  const now = useMinute()
  const { room, client, detail } = stay
  return (
    <li className={styles.row}>
      <strong className={styles.room}>{room.identifier}</strong>
      <div className={styles.facts}>
        <p className={styles.name}>
          <ReservationLink reservation={stay} />
          {saysMore(list, stay) && (
            <StateBadge tone={reservationTone(stay)}>{reservationStateWord(stay)}</StateBadge>
          )}
        </p>
        <p className={styles.soft}>
          {stayText(list, stay)} · {TODAY_PANEL.upTo(formatPersons(room.capacity))} · {client.country}
        </p>
        <DayBalance stay={stay} />
        {list === 'arrivals' && stay.state === 'confirmed' && stay.missingGuests > 0 && (
          <p className={styles.missing}>{TODAY_PANEL.missingGuests(stay.missingGuests)}</p>
        )}
        {detail && <p className={styles.detail}>{detail}</p>}
        <ClientPhone client={client} />
      </div>
      <StayButtons
        stay={stay}
        actions={dayActions(list, stay, now)}
        pending={marking.pendingOf(stay)}
        onMark={marking.mark}
      />
    </li>
  )
}

/** What the guest owes, or that nothing is left to pay; nothing while the payment is not certain. */
function DayBalance({ stay: { state, balance } }: { stay: DayStay }) {
  if (state !== 'confirmed') return null
  return (
    <p className={styles.balance}>
      <StateBadge tone={balance > 0 ? 'attention' : 'settled'}>
        {balanceText(balance) || FOLIO.paid}
      </StateBadge>
    </p>
  )
}

/** Whether the state of a stay says more than the list that it is in. */
const saysMore = (list: DayList, { state, stay }: DayStay): boolean =>
  state !== 'confirmed' ||
  (stay.state === 'in_house' ? list === 'arrivals' || list === 'unmarked' : stay.state !== 'to_come')

/** The nights, the end of the stay that the list is not about, and the room that a guest leaves today. */
function stayText(list: DayList, stay: DayStay): string {
  const text = nightsText(list, stay)
  return stay.movedFrom === undefined ? text : TODAY_PANEL.movedFrom(stay.movedFrom, text)
}

function nightsText(list: DayList, stay: DayStay): string {
  const { entry, departure, nights } = stayOf(stay)
  if (list === 'unmarked') return TODAY_PANEL.between(formatDate(entry), formatDate(departure))
  if (list === 'departures') return TODAY_PANEL.since(formatNights(nights), formatDate(entry))
  return TODAY_PANEL.until(formatNights(nights), formatDate(departure))
}
