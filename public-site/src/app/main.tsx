import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isPrerendered, isServedAsMissing, ROOT_ID } from '../lib/is-prerendered.ts'
import { createSiteRouter } from './router.tsx'
import './styles.ts'

const router = createSiteRouter()
const root = document.getElementById(ROOT_ID)
if (!root) throw new Error('The page has no element #root to draw into')

const site = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

/** A prerendered page is taken over as it stands, once the code of its route is here; an empty shell is drawn. */
function start(container: HTMLElement): void {
  document.documentElement.dataset.letters = ''
  if (!isPrerendered()) {
    createRoot(container).render(site)
    return
  }
  // What stands in place of a missing plant was drawn at no route's place, so it is drawn anew where its route has it.
  if (isServedAsMissing(window.location.pathname)) {
    void router.load().then(() => createRoot(container).render(site))
    return
  }
  // Tells the router that its first render must equal the page's HTML.
  router.ssr = { manifest: undefined }
  // In a transition it is done in short steps, between which a touch is heard.
  void router.load().then(() => startTransition(() => void hydrateRoot(container, site)))
}

start(root)
if (import.meta.env.PROD) keepOnceIdle()

/** The copy for where there is no signal comes after all that this page needs (docs/decisions/028). */
function keepOnceIdle(): void {
  const keep = () => void import('../lib/keep-offline.ts')
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(keep)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
