import { useEffect, useRef, useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { PriceSummary } from 'shared-ui/components/PriceSummary'
import { StateBadge, type StateTone } from 'shared-ui/components/StateBadge'
import { formatSoles } from 'shared-ui/copy/format'
import { GUEST_RESERVATION, GUEST_STATES } from 'shared-ui/copy/guest-reservation'
import type { GuestReservationResponse } from 'shared-ui/validators/guest-reservation'
import { goToHeading } from '../../lib/go-to-heading.ts'
import { Actions } from './Actions.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { GivenRefund } from './GivenRefund.tsx'
import styles from './PrintedReservation.module.css'
import { ReachUs } from './ReachUs.tsx'
import { StayCard } from './StayCard.tsx'
import type { TakenBack } from './use-cancel.ts'

export type PrintedReservationProps = {
  token: string
  reservation: GuestReservationResponse
  /** The reservation's own, which is one that is shown. */
  state: keyof typeof GUEST_STATES
}

const TONES: Record<PrintedReservationProps['state'], StateTone> = {
  confirmed: 'settled',
  pending: 'waiting',
  failed: 'ended',
  cancelled: 'ended',
}

/** B-12: a reservation as its guest sees it: how it stands and when it is, then the money, then what can be done. */
export function PrintedReservation({ token, reservation, state }: PrintedReservationProps) {
  const [isAsking, setAsking] = useState(false)
  const [takenBack, setTakenBack] = useState<TakenBack | null>(null)
  const { offered, given } = reservation
  // Asked, and by now it is cancelled or cannot be any more.
  const isSettled = isAsking && offered === null
  const heading = useHeadingOnce(isSettled)
  const ask = () => {
    setTakenBack(null)
    setAsking(true)
  }
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {GUEST_STATES[state].heading}
        </h1>
        <p className={styles.state}>
          <StateBadge tone={TONES[state]}>{GUEST_STATES[state].word}</StateBadge>
          <span>{GUEST_RESERVATION.number(reservation.number)}</span>
        </p>
        {!(state === 'confirmed' && offered === null) && <p>{GUEST_STATES[state].text}</p>}
        {isSettled && state !== 'cancelled' && (
          <Alert tone="warning">{GUEST_RESERVATION.settledOtherwise}</Alert>
        )}
        {takenBack && !isAsking && offered && <WhyTakenBack why={takenBack} />}
      </header>
      <StayCard reservation={reservation} />
      <div className={styles.money}>
        {given && <GivenRefund given={given} />}
        <Bill reservation={reservation} />
      </div>
      <div className={styles.after}>
        <Actions token={token} state={state} offered={offered} onCancel={ask} />
        <section className={styles.reach} aria-labelledby="algo-mas">
          <h2 id="algo-mas">{GUEST_RESERVATION.reach}</h2>
          <p>{GUEST_RESERVATION.reachText}</p>
          <ReachUs />
        </section>
      </div>
      {isAsking && offered && (
        <CancelDialog
          token={token}
          reservation={reservation}
          offered={offered}
          onKeep={() => setAsking(false)}
          onTakenBack={(why) => {
            setTakenBack(why)
            setAsking(false)
          }}
        />
      )}
    </article>
  )
}

/** Once the question is settled its dialog and button are gone: the focus goes to how the reservation stands now (W-10). */
function useHeadingOnce(isSettled: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSettled) goToHeading(heading.current)
  }, [isSettled])
  return heading
}

/** Takes the focus from where 'Sí, cancelar' was: who presses on confirms nothing. */
function WhyTakenBack({ why }: { why: TakenBack }) {
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <div ref={told} tabIndex={-1}>
      <Alert tone={why === 'standing' ? 'information' : 'warning'}>{GUEST_RESERVATION[why]}</Alert>
    </div>
  )
}

function Bill({ reservation }: { reservation: GuestReservationResponse }) {
  const { pricePerNight, nights, price, IGV, total, paidByCard, state } = reservation
  const isOver = state === 'cancelled' || state === 'failed'
  return (
    <PriceSummary
      title={isOver ? GUEST_RESERVATION.billOver : GUEST_RESERVATION.bill}
      pricePerNight={pricePerNight}
      nights={nights}
      price={price}
      igv={IGV}
      total={total}
      note={!isOver && paidByCard > 0 && GUEST_RESERVATION.paidByCard(formatSoles(paidByCard))}
    />
  )
}
