import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import type { PageData } from 'shared-ui/validators/http/page-data'
import { type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts'
import { type RenderedParts, renderedParts } from './rendered-parts.ts'
import { createSiteRouter } from './router.tsx'
import './styles.ts'

/** The pages that the build writes. */
export const pages: readonly PrerenderedPage[] = prerenderedPages(createSiteRouter(createMemoryHistory()))

/** Renders the page at `address`, a path with its query: for the build without data, for the server with the page's data. */
export async function renderPage(address: string, data: PageData | null = null): Promise<RenderedParts> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [address] }), data)
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // React would stream a large page in parts and insert them by an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return renderedParts(await new Response(prelude).text())
}
