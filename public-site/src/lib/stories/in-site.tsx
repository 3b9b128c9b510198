import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** Around a story: links that lead nowhere, and answers of its own. For `decorators`. */
export function inSite(Story: ComponentType) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const answers = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  return (
    <QueryClientProvider client={answers}>
      <RouterContextProvider router={router}>
        <Story />
      </RouterContextProvider>
    </QueryClientProvider>
  )
}
