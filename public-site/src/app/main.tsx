import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isPrerendered, isServedAsMissing, ROOT_ID } from '../lib/document/is-prerendered.ts'
import { rememberServedPage } from '../lib/document/served-page.ts'
import { createSiteRouter } from './router.tsx'
import './styles.ts'

/** Hydrates a prerendered page once the code of its route has loaded, or renders into an empty shell. */
async function start(container: HTMLElement): Promise<void> {
  const router = createSiteRouter()
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (!isPrerendered()) {
    document.documentElement.dataset.fonts = ''
    createRoot(container).render(site)
    return
  }
  // The not-found page of a missing plant was prerendered outside its route, so it is rendered from scratch instead of hydrated.
  if (isServedAsMissing(window.location.pathname)) {
    await router.load()
    createRoot(container).render(site)
    return
  }
  rememberServedPage(container)
  // Tells the router that its first render must equal the page's HTML.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(container, site)
}

const root = document.getElementById(ROOT_ID)
if (!root) throw new Error('The page has no element #root to render into')
const started = start(root)
if (import.meta.env.PROD) void started.then(runOnceIdle)

/** Starts the offline cache (docs/decisions/028) and the clean-up of stored data after the page has loaded all it needs. */
function runOnceIdle(): void {
  const run = () => void import('../lib/document/once-idle.ts')
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(run)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
