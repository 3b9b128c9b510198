import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page is hydrated: false in the prerendered page and its first render in the browser. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
