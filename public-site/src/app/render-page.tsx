import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts'
import { createSiteRouter } from './router.tsx'
import './styles.ts'

/** The pages that the build writes. */
export const pages: readonly PrerenderedPage[] = prerenderedPages(createSiteRouter(createMemoryHistory()))

/** Renders the page at `path` to HTML: first the elements that React hoists to the head, then the page. */
export async function renderPage(path: string): Promise<string> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // React would stream a large page in parts and insert them by an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
