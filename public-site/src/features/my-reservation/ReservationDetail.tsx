import { useEffect, useRef, useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { PriceSummary } from 'shared-ui/components/PriceSummary'
import { StateBadge, type StateTone } from 'shared-ui/components/StateBadge'
import { formatSoles } from 'shared-ui/copy/format'
import { GUEST_RESERVATION, GUEST_STATES } from 'shared-ui/copy/reservations/guest-reservation'
import { nightsInRoom } from 'shared-ui/copy/reservations/rooms-of-stay'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { goToHeading } from '../../lib/page/go-to-heading.ts'
import { Actions } from './Actions.tsx'
import { CancelDialog } from './cancel/CancelDialog.tsx'
import { GivenRefund } from './cancel/GivenRefund.tsx'
import type { WithdrawalReason } from './cancel/use-cancel.ts'
import { ReachUs } from './ReachUs.tsx'
import styles from './ReservationDetail.module.css'
import { StayCard } from './StayCard.tsx'

export type ReservationDetailProps = {
  token: string
  reservation: GuestReservationResponse
  /** The reservation's state, never `deleted`. */
  state: keyof typeof GUEST_STATES
}

const TONES: Record<ReservationDetailProps['state'], StateTone> = {
  confirmed: 'settled',
  pending: 'waiting',
  failed: 'ended',
  cancelled: 'ended',
}

/** A reservation for its guest: its state and dates, then the money, then the actions. */
export function ReservationDetail({ token, reservation, state }: ReservationDetailProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [withdrawn, setWithdrawn] = useState<WithdrawalReason | null>(null)
  const { offered, given } = reservation
  // The dialog is open, but the reservation is cancelled or cannot be cancelled any more.
  const isSettled = isConfirming && offered === null
  const heading = useHeadingOnce(isSettled)
  const ask = () => {
    setWithdrawn(null)
    setConfirming(true)
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
        {withdrawn && !isConfirming && offered && <WithdrawalNotice reason={withdrawn} />}
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
          <p>{state === 'confirmed' ? GUEST_RESERVATION.reachText : GUEST_RESERVATION.reachTextOver}</p>
          <ReachUs />
        </section>
      </div>
      {isConfirming && offered && (
        <CancelDialog
          token={token}
          reservation={reservation}
          offered={offered}
          onDismiss={() => setConfirming(false)}
          onWithdrawn={(reason) => {
            setWithdrawn(reason)
            setConfirming(false)
          }}
        />
      )}
    </article>
  )
}

/** Moves the focus to the heading once the cancellation is settled, since dialog and button have been removed. */
function useHeadingOnce(isSettled: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSettled) goToHeading(heading.current)
  }, [isSettled])
  return heading
}

/** Says why the dialog was closed. Takes the focus, so that further presses confirm nothing. */
function WithdrawalNotice({ reason }: { reason: WithdrawalReason }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert tone={reason === 'standing' ? 'information' : 'warning'}>{GUEST_RESERVATION[reason]}</Alert>
    </div>
  )
}

function Bill({ reservation }: { reservation: GuestReservationResponse }) {
  const { pricePerNight, nights, segments, price, IGV, total } = reservation
  const { paidByCard, retained, balance, state } = reservation
  const isOver = state === 'cancelled' || state === 'failed'
  return (
    <PriceSummary
      title={isOver ? GUEST_RESERVATION.billOver : GUEST_RESERVATION.bill}
      pricePerNight={pricePerNight}
      nights={nights}
      {...(segments.length > 1 && {
        rooms: segments.map((segment) => ({ name: nightsInRoom(segment), price: segment.price })),
      })}
      price={price}
      igv={IGV}
      total={total}
      note={!isOver && <PaidAndOwed paidByCard={paidByCard} retained={retained} balance={balance} />}
    />
  )
}

/** What the card paid, what was retained of it when the stay was changed, and what is left to pay at the lodge, without zeros. */
function PaidAndOwed({
  paidByCard,
  retained,
  balance,
}: Pick<GuestReservationResponse, 'paidByCard' | 'retained' | 'balance'>) {
  return (
    <>
      {paidByCard > 0 && <p>{GUEST_RESERVATION.paidByCard(formatSoles(paidByCard))}</p>}
      {retained > 0 && <p>{GUEST_RESERVATION.retained(formatSoles(retained))}</p>}
      {balance > 0 && <p>{GUEST_RESERVATION.balance(formatSoles(balance))}</p>}
    </>
  )
}
