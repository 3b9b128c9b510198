import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { embeddedPageData, PageDataContext } from '../lib/document/page-data.ts'
import { createSiteQueryClient } from '../lib/queries/query-client.ts'

export const Route = createFileRoute('/_live')({ component: LivePages })

/** The layout of pages that query the server; other pages do not load the code for it. */
function LivePages() {
  const { renderedWith } = Route.useRouteContext()
  const [data] = useState(() => (typeof document === 'undefined' ? renderedWith : embeddedPageData()))
  const [client] = useState(() => createSiteQueryClient(data))
  return (
    <PageDataContext value={data}>
      <QueryClientProvider client={client}>
        <Outlet />
      </QueryClientProvider>
    </PageDataContext>
  )
}
