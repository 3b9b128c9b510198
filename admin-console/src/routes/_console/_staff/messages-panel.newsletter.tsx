import { createFileRoute } from '@tanstack/react-router'
import { NewsletterScreen } from '../../../features/newsletter/NewsletterScreen.tsx'
import { newsletterQueries } from '../../../features/newsletter/newsletter-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/newsletter')({
  loader: () => {
    const wanted = newsletterQueries.counts()
    return askAhead(queryClient.query(wanted), wanted)
  },
  component: NewsletterScreen,
})
