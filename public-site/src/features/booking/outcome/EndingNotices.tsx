import type { ReactNode } from 'react'
import { Button } from 'shared-ui/components/Button'
import { Spinner } from 'shared-ui/components/Spinner'
import {
  DENIAL,
  DENIED_LATE,
  denialAdvice,
  ENDING,
  NEVER_CHARGED,
  RETURNED,
  RETURNING,
  UNANSWERED,
} from 'shared-ui/copy/booking'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import type { Booking } from '../state/booking-request.ts'
import type { DeniedLate, Returned } from '../state/booking-state.ts'
import { BankWords } from './BankWords.tsx'
import styles from './Notice.module.css'
import { Receipt } from './Receipt.tsx'

type WithAgain = { /** 'Intentar de nuevo': the form, with what was typed. */ onAgain: () => void }

/** M-01: the provider has no charge. */
export function NeverCharged({ purchaseNumber, onAgain }: { purchaseNumber: string } & WithAgain) {
  return (
    <Notice id="no-cobrado" title={NEVER_CHARGED.title}>
      <p>{NEVER_CHARGED.text}</p>
      <p className={styles.order}>{UNANSWERED.order(purchaseNumber)}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={onAgain}>
          {ENDING.again}
        </Button>
        <SearchButton />
      </div>
    </Notice>
  )
}

/** M-01: the bank's reason, what can be done about it, and that nothing was charged. */
export function DeniedLateNotice({ booking, result, onAgain }: EndingProps<DeniedLate>) {
  const { order, data } = result.paymentResponse
  return (
    <Notice id="denegado" title={DENIED_LATE.title}>
      <BankWords title={DENIAL.bank}>{data.ACTION_DESCRIPTION}</BankWords>
      <p>
        {DENIED_LATE.notCharged} {denialAdvice(data.ACTION_CODE)}
      </p>
      <Receipt booking={booking} order={order} card={data} />
      <div className={styles.ways}>
        <Button variant="primary" onClick={onAgain}>
          {ENDING.again}
        </Button>
        <SearchButton />
      </div>
    </Notice>
  )
}

type EndingProps<Result> = { booking: Booking; result: Result } & WithAgain

/** M-01: charged, and on its way back; the page goes on asking, and the guest need not wait for it. */
export function Returning({ booking, result, onAgain }: EndingProps<Returned>) {
  const { order, dataMap } = result.paymentResponse
  return (
    <Notice id="devolviendo" title={RETURNING.title}>
      {RETURNING.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Receipt booking={booking} order={order} card={dataMap} amountName={RETURNING.amount} />
      <Spinner message={RETURNING.asking} />
      <WaysAfterReturn onAgain={onAgain} />
    </Notice>
  )
}

/** M-01: charged, and the provider has recorded its return. */
export function ReturnedNotice({ booking, result, onAgain }: EndingProps<Returned>) {
  const { order, dataMap } = result.paymentResponse
  return (
    <Notice id="devuelto" title={RETURNED.title}>
      <p>{RETURNED.text}</p>
      <Receipt booking={booking} order={order} card={dataMap} amountName={RETURNED.amount} />
      <WaysAfterReturn onAgain={onAgain} />
    </Notice>
  )
}

/** The room could not be kept, so another one is the likelier way on. */
function WaysAfterReturn({ onAgain }: WithAgain) {
  return (
    <div className={styles.ways}>
      <ButtonRouteLink variant="primary" to="/rooms">
        {ENDING.search}
      </ButtonRouteLink>
      <Button onClick={onAgain}>{ENDING.again}</Button>
    </div>
  )
}

const SearchButton = () => <ButtonRouteLink to="/rooms">{ENDING.search}</ButtonRouteLink>

function Notice({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
