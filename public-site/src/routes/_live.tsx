import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { createSiteQueryClient } from '../lib/queries/query-client.ts'

export const Route = createFileRoute('/_live')({ component: LivePages })

/** The layout of pages that query the server; other pages do not load the code for it. */
function LivePages() {
  const [client] = useState(createSiteQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
