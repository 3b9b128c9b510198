import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** A decorator: gives a story a router without routes and a query cache of its own. */
export const inSite = (Story: ComponentType) => inSiteWith(createMemoryHistory(), Story)

/** Like `inSite`, for stories that check `history`. */
export function inSiteWith(history: RouterHistory, Story: ComponentType) {
  const router = createRouter({ routeTree: createRootRoute(), history })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Story />
      </RouterContextProvider>
    </QueryClientProvider>
  )
}
