import { createFileRoute } from '@tanstack/react-router'
import { NewsletterScreen } from '../../../features/newsletter/NewsletterScreen.tsx'
import { newsletterQueries } from '../../../features/newsletter/newsletter-queries.ts'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/newsletter')({
  loader: ({ context: { queryClient } }) => {
    const wanted = newsletterQueries.counts()
    return prefetchBeforeDraw(queryClient, queryClient.query(wanted), wanted)
  },
  component: NewsletterScreen,
})
