import { useQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import { useMedia } from '../../lib/hooks/use-media.ts'
import { ButtonRouteLink } from '../../lib/links.tsx'
import styles from '../../lib/page/page-intro.module.css'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import { PaymentCards } from './PaymentCards.tsx'
import { type PaymentsProps, PaymentsTable } from './PaymentsTable.tsx'
import { paymentQueries } from './payment-queries.ts'

/** Minimum width of the table beside the menu; narrower screens show cards. */
const TABLE_FITS = 'print, (min-width: 76rem)'

/** The list of unsettled payments in each of its states. */
export function PaymentsList({ onAsk }: Pick<PaymentsProps, 'onAsk'>) {
  const Payments = useMedia(TABLE_FITS) ? PaymentsTable : PaymentCards
  const list = useQuery(paymentQueries.unsettled())
  return (
    <QueryView query={list} message={UNSETTLED_PAYMENTS.loading}>
      {(payments) =>
        payments.length === 0 ? (
          <EmptyState
            title={UNSETTLED_PAYMENTS.empty}
            action={<ButtonRouteLink to="/reservations-panel">{UNSETTLED_PAYMENTS.wayOn}</ButtonRouteLink>}
          >
            {UNSETTLED_PAYMENTS.emptyText}
          </EmptyState>
        ) : (
          <>
            <p className={styles.intro}>{UNSETTLED_PAYMENTS.intro}</p>
            <Payments payments={payments} onAsk={onAsk} />
          </>
        )
      }
    </QueryView>
  )
}
