import { createFileRoute } from '@tanstack/react-router'
import { NewsletterScreen } from '../../../features/newsletter/NewsletterScreen.tsx'
import { newsletterQueries } from '../../../features/newsletter/newsletter-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/newsletter')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: () => {
    askAhead(queryClient.query(newsletterQueries.counts()))
  },
  component: NewsletterScreen,
})
