import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Preloads the code of the page that a list's rows lead to when the browser is idle. */
export function usePreloadedCode(path: keyof RegisteredRouter['routesByPath']): void {
  const router = useRouter()
  useEffect(
    () =>
      whenIdle(() => {
        // An error is ignored here: the page reports it when it is opened.
        void Promise.resolve(router.loadRouteChunk(router.routesByPath[path])).catch(() => {})
      }),
    [router, path],
  )
}
