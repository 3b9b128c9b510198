import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Fetches the code of the page that a list's rows lead to while nobody asks for anything, so that a click need not. */
export function usePreloadedCode(path: keyof RegisteredRouter['routesByPath']): void {
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
