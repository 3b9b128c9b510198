import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page answers yet: false in the prerendered page, until its code has come and taken it over. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
