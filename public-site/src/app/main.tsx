import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isPrerendered, isServedAsMissing, ROOT_ID } from '../lib/is-prerendered.ts'
import { nextTask } from '../lib/next-task.ts'
import { createSiteRouter } from './router.tsx'
import './styles.ts'

/**
 * A prerendered page is taken over as it stands, once the code of its route is here; an empty shell is drawn. Step by step:
 * between two of them a touch is heard.
 */
async function start(container: HTMLElement): Promise<void> {
  await nextTask()
  const router = createSiteRouter()
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (!isPrerendered()) {
    document.documentElement.dataset.letters = ''
    createRoot(container).render(site)
    return
  }
  await nextTask()
  // What stands in place of a missing plant was drawn at no route's place, so it is drawn anew where its route has it.
  if (isServedAsMissing(window.location.pathname)) {
    await router.load()
    createRoot(container).render(site)
    return
  }
  // Tells the router that its first render must equal the page's HTML.
  router.ssr = { manifest: undefined }
  await router.load()
  await nextTask()
  // In a transition it is done in short steps as well.
  startTransition(() => void hydrateRoot(container, site))
}

const root = document.getElementById(ROOT_ID)
if (!root) throw new Error('The page has no element #root to draw into')
const started = start(root)
if (import.meta.env.PROD) void started.then(workOnceIdle)

/** The copy for offline use (docs/decisions/028) and the clean-up of stored data (B-13) come after all that this page needs. */
function workOnceIdle(): void {
  const work = () => void import('../lib/once-idle.ts')
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
