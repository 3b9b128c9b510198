import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** Around a story: links that lead nowhere, and answers of its own. For `decorators`. */
export const inSite = (Story: ComponentType) => inSiteWith(createMemoryHistory(), Story)

/** The same where the story looks at what becomes of `history`. */
export function inSiteWith(history: RouterHistory, Story: ComponentType) {
  const router = createRouter({ routeTree: createRootRoute(), history })
  const answers = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  return (
    <QueryClientProvider client={answers}>
      <RouterContextProvider router={router}>
        <Story />
      </RouterContextProvider>
    </QueryClientProvider>
  )
}
