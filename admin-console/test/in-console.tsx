import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { CreatedNotice } from '../src/lib/created/CreatedNotice.tsx'

/** Story decorator: a router whose links have no targets, and an own query client, and the notice of what was created. */
export function inConsole(Story: ComponentType) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <CreatedNotice>
          <Story />
        </CreatedNotice>
      </RouterContextProvider>
    </QueryClientProvider>
  )
}
