import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long the page must have had nothing to do at the latest, in milliseconds; Safari knows no other way to wait. */
const LATEST_MS = 2000

function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(deed, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const wait = requestIdleCallback(deed, { timeout: LATEST_MS })
  return () => cancelIdleCallback(wait)
}

/** Fetches the code of the page that a list's rows lead to while nobody asks for anything, so that a click need not. */
export function useCodeAhead(path: keyof RegisteredRouter['routesByPath']): void {
  const router = useRouter()
  useEffect(
    () =>
      whenIdle(() => {
        // Where that fails, the page itself says so when it is opened.
        void Promise.resolve(router.loadRouteChunk(router.routesByPath[path])).catch(() => {})
      }),
    [router, path],
  )
}
