import { createFileRoute } from '@tanstack/react-router'
import { NewsletterScreen } from '../../../../features/newsletter/NewsletterScreen.tsx'
import { newsletterQueries } from '../../../../features/newsletter/newsletter-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/messages-panel/newsletter')({
  loader: ({ context: { queryClient } }) => prefetchBeforeDraw(queryClient, newsletterQueries.counts()),
  component: NewsletterScreen,
})
