import { formatLongDate, formatNights, formatSoles } from 'shared-ui/copy/format'
import { formatNumericDate, SEX_WORDS } from 'shared-ui/copy/guests/guest-register'
import { REGISTRATION_SHEET as WORDS } from 'shared-ui/copy/guests/guests'
import { isMinor } from 'shared-ui/rules/guests/guests'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { GuestResponse } from 'shared-ui/validators/reservations/guest'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../lib/page/Facts.tsx'
import { clientName, stayOf } from '../reservation-words.ts'
import { nightFacts, roomsText } from '../segment-facts.ts'
import { Letterhead } from './Letterhead.tsx'
import styles from './RegistrationSheet.module.css'
import paper from './ReservationPrint.module.css'

export type RegistrationSheetProps = {
  reservation: ReservationDetail
  /** `nobody`: rows to be filled in by hand, without the registered guests. */
  guests: 'registered' | 'nobody'
}

/** The registration sheet that the guests sign. Hidden on screen. */
export function RegistrationSheet({ reservation, guests: shown }: RegistrationSheetProps) {
  const guests = shown === 'registered' ? reservation.guests : []
  const { entry, departure, nights } = stayOf(reservation)
  const { room } = reservation
  const empty = Math.max(0, reservation.expectedGuests - guests.length)
  const minors = guests.filter(({ birthDate }) => isMinor(birthDate, entry))
  return (
    <article className={`${paper.paper} ${styles.paper}`}>
      <Letterhead />
      <p className={paper.title}>{WORDS.title}</p>
      <Facts
        facts={[
          { label: WORDS.reservation, value: reservationNumber(reservation._id) },
          {
            label: WORDS.room,
            value: roomsText(reservation) || `${room.identifier} · ${room.category}`,
          },
          { label: WORDS.entry, value: formatLongDate(entry) },
          { label: WORDS.departure, value: `${formatLongDate(departure)} (${formatNights(nights)})` },
          ...nightFacts(reservation, WORDS.pricePerNight),
          { label: WORDS.total, value: formatSoles(reservation.total) },
        ]}
      />
      <p className={paper.part}>{WORDS.guests}</p>
      <GuestsTable guests={guests} empty={empty} />
      {(minors.length > 0 || empty > 0) && <Minors minors={minors} />}
      <p className={styles.notice}>{WORDS.declaration}</p>
      <p className={styles.notice}>{WORDS.privacy}</p>
      <footer className={paper.foot}>
        <p className={paper.signature}>{WORDS.signature}</p>
        <p className={styles.blank}>{WORDS.signedDocument}</p>
        <p className={styles.blank}>{WORDS.date}</p>
      </footer>
    </article>
  )
}

/** The numbers of the rows to be filled in by hand, after those of the guests. */
const numbersAfter = (first: number, count: number) =>
  Array.from({ length: count }, (_, row) => first + row + 1)

function GuestsTable({ guests, empty }: { guests: readonly GuestResponse[]; empty: number }) {
  const heads = [
    WORDS.number,
    WORDS.name,
    WORDS.document,
    WORDS.nationality,
    WORDS.sex,
    WORDS.birthDate,
    WORDS.origin,
  ]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guests.map((guest, index) => (
          <tr key={guest._id}>
            <td>{index + 1}</td>
            <td>{clientName(guest)}</td>
            <td>
              {guest.identificationDocument} {guest.identificationDocumentNumber}
            </td>
            <td>{guest.nationality}</td>
            <td>{SEX_WORDS[guest.sex]}</td>
            <td>{formatNumericDate(guest.birthDate)}</td>
            <td>{guest.origin}</td>
          </tr>
        ))}
        {numbersAfter(guests.length, empty).map((number) => (
          <tr key={number}>
            {heads.map((head, column) => (
              <td key={head}>{column === 0 && number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who is responsible for the minors, to be filled in by hand. */
function Minors({ minors }: { minors: readonly GuestResponse[] }) {
  return (
    <section className={paper.together}>
      <p className={paper.part}>{WORDS.minors}</p>
      {minors.length > 0 && <p>{minors.map(clientName).join(' · ')}</p>}
      <p className={styles.notice}>{WORDS.minorsNote}</p>
      <p className={styles.line}>{WORDS.adult}</p>
      <p className={styles.line}>{WORDS.kinship}</p>
    </section>
  )
}
