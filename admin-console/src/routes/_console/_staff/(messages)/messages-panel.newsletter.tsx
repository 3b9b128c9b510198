import { createFileRoute } from '@tanstack/react-router'
import { NewsletterScreen } from '../../../../features/newsletter/NewsletterScreen.tsx'
import { newsletterQueries } from '../../../../features/newsletter/newsletter-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/messages-panel/newsletter')({
  loader: ({ context: { queryClient } }) => {
    const options = newsletterQueries.counts()
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: NewsletterScreen,
})
