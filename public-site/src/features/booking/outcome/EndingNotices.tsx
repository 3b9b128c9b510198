import type { ReactNode } from 'react'
import { Button } from 'shared-ui/components/Button'
import { Spinner } from 'shared-ui/components/Spinner'
import {
  DENIAL,
  DENIED_LATE,
  denialAdvice,
  ENDING,
  NEVER_CHARGED,
  NO_BANK_RESPONSE,
  RETURNED,
  RETURNING,
} from 'shared-ui/copy/booking/booking'
import { ButtonRouteLink } from '../../../lib/page/links.tsx'
import type { Booking } from '../state/booking-request.ts'
import type { DeniedLate, Returned } from '../state/booking-state.ts'
import styles from './Notice.module.css'
import { BankWords } from './receipt/BankWords.tsx'
import { PrintButton } from './receipt/PrintButton.tsx'
import { Receipt } from './receipt/Receipt.tsx'
import { deniedRecord, returnRecord } from './receipt/receipt-lines.ts'

type WithAgain = { /** 'Intentar de nuevo': returns to the form with the typed data. */ onAgain: () => void }

/** Shown when the provider has no charge for the purchase. */
export function NeverCharged({ purchaseNumber, onAgain }: { purchaseNumber: string } & WithAgain) {
  return (
    <Notice id="no-cobrado" title={NEVER_CHARGED.title}>
      <p>{NEVER_CHARGED.text}</p>
      <p className={styles.order}>{NO_BANK_RESPONSE.order(purchaseNumber)}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={onAgain}>
          {ENDING.again}
        </Button>
        <SearchButton />
      </div>
    </Notice>
  )
}

/** Shown for a denial that was found out later: the bank's reason, advice, and that nothing was charged. */
export function DeniedLateNotice({ booking, result, clientName, onAgain }: EndingProps<DeniedLate>) {
  const { data } = result.paymentResponse
  return (
    <Notice id="denegado" title={DENIED_LATE.title}>
      <BankWords title={DENIAL.bank}>{data.ACTION_DESCRIPTION}</BankWords>
      <p>
        {DENIED_LATE.notCharged} {denialAdvice(data.ACTION_CODE)}
      </p>
      <Receipt record={deniedRecord({ booking, clientName, result })} />
      <div className={styles.ways}>
        <Button variant="primary" onClick={onAgain}>
          {ENDING.again}
        </Button>
        <SearchButton />
        <PrintButton />
      </div>
    </Notice>
  )
}

type EndingProps<Result> = {
  booking: Booking
  result: Result
  /** Names and surnames; empty if this page does not know them any more. */
  clientName: string
} & WithAgain

/** Shown while a charge is being returned. The page keeps polling; the client need not wait for it. */
export function Returning({ booking, result, clientName, onAgain }: EndingProps<Returned>) {
  return (
    <Notice id="devolviendo" title={RETURNING.title}>
      {RETURNING.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Receipt record={returnRecord({ booking, clientName, result })} />
      <Spinner message={RETURNING.asking} />
      <ActionsAfterReturn onAgain={onAgain} />
    </Notice>
  )
}

/** Shown when the provider has recorded the return of a charge. */
export function ReturnedNotice({ booking, result, clientName, onAgain }: EndingProps<Returned>) {
  return (
    <Notice id="devuelto" title={RETURNED.title}>
      <p>{RETURNED.text}</p>
      <Receipt record={returnRecord({ booking, clientName, result })} />
      <ActionsAfterReturn onAgain={onAgain} />
    </Notice>
  )
}

/** The room was lost, so the search is the primary action. */
function ActionsAfterReturn({ onAgain }: WithAgain) {
  return (
    <div className={styles.ways}>
      <ButtonRouteLink variant="primary" to="/rooms">
        {ENDING.search}
      </ButtonRouteLink>
      <Button onClick={onAgain}>{ENDING.again}</Button>
      <PrintButton />
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
