import { createFileRoute } from '@tanstack/react-router'
import { PaymentsScreen } from '../../../../features/payments/PaymentsScreen.tsx'
import { paymentQueries } from '../../../../features/payments/payment-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/payments-panel')({
  loader: ({ context: { queryClient } }) => {
    const options = paymentQueries.unsettled()
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: PaymentsScreen,
})
