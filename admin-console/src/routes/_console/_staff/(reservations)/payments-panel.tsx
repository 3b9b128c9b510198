import { createFileRoute } from '@tanstack/react-router'
import { PaymentsScreen } from '../../../../features/payments/PaymentsScreen.tsx'
import { paymentQueries } from '../../../../features/payments/payment-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/payments-panel')({
  loader: ({ context: { queryClient } }) => prefetchBeforeDraw(queryClient, paymentQueries.unsettled()),
  component: PaymentsScreen,
})
