import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { COMPONENT_WORDS } from 'shared-ui/copy/components'
import { formatSoles } from 'shared-ui/copy/format'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { ChangeQuote } from 'shared-ui/validators/reservations/reservation-changes'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { ChangedRooms } from './ChangedRooms.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import type { ChangeSum } from './stay-change.ts'
import type { StayChange } from './use-stay-change.ts'

/** The outcome of a change before it is saved: conflicts, both states side by side, and the balance. */
export function ChangeQuotePanel({ change }: { change: StayChange }) {
  const { quote, sum, stored, requested } = change
  const failure = change.problem === null ? quote.error : null
  if (!sum && !failure) return null
  return (
    <Panel title={CHANGE_RESERVATION.compare}>
      {failure && (
        <Alert action={<Button onClick={() => void quote.refetch()}>{COMPONENT_WORDS.retry}</Button>}>
          <ProblemText problem={failure} />
        </Alert>
      )}
      {sum && quote.data && (
        <>
          <Conflicts conflicts={quote.data.conflicts} />
          <ChangedRooms segments={sum.amounts.segments} />
          <ChangeTable
            reservation={stored}
            requested={requested}
            nights={quote.data.nights}
            amounts={sum.amounts}
          />
          <Account reservation={stored} sum={sum} />
          {!sum.isChange && <p>{CHANGE_RESERVATION.unchanged}</p>}
        </>
      )}
    </Panel>
  )
}

function Conflicts({ conflicts }: Pick<ChangeQuote, 'conflicts'>) {
  if (conflicts.length === 0) return null
  return (
    <Alert>
      <p>{CHANGE_RESERVATION.conflicts}</p>
      <ul>
        {conflicts.map(({ date, taker }) => (
          <li key={date}>{CHANGE_RESERVATION.conflict(date, taker)}</li>
        ))}
      </ul>
    </Alert>
  )
}

const signed = (amount: number): string => (amount < 0 ? `−${formatSoles(-amount)}` : formatSoles(amount))

const amountText = (amount: number): string => (amount === 0 ? '' : formatSoles(amount))

function balanceFact(balance: number) {
  if (balance === 0) return { label: CHANGE_RESERVATION.settled, value: formatSoles(0) }
  const label = balance > 0 ? CHANGE_RESERVATION.toCollect : CHANGE_RESERVATION.credit
  return { label, value: formatSoles(Math.abs(balance)) }
}

function Account({ reservation, sum }: { reservation: ReservationDetail; sum: ChangeSum }) {
  const { paidForStay } = reservation
  const { money } = sum
  return (
    <>
      <h3>{CHANGE_RESERVATION.account}</h3>
      <Facts
        facts={[
          { label: CHANGE_RESERVATION.difference, value: signed(sum.difference), kind: 'amount' },
          { label: CHANGE_RESERVATION.paidByCard, value: amountText(paidForStay.card), kind: 'amount' },
          { label: CHANGE_RESERVATION.paidAtDesk, value: amountText(paidForStay.desk), kind: 'amount' },
          { label: CHANGE_RESERVATION.left, value: amountText(money.left), kind: 'amount' },
          { label: CHANGE_RESERVATION.toCard, value: amountText(money.toCard), kind: 'amount' },
          { label: CHANGE_RESERVATION.atDesk, value: amountText(money.atDesk), kind: 'amount' },
          {
            label: money.retained < 0 ? CHANGE_RESERVATION.used : CHANGE_RESERVATION.retained,
            value: amountText(Math.abs(money.retained)),
            kind: 'amount',
          },
          { ...balanceFact(sum.balance), kind: 'sum' },
        ]}
      />
    </>
  )
}
