import { type LinkProps, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { ButtonRouteLink } from './links.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A record was opened from its list, which is one step back in the browser's history. */
    fromList?: boolean
  }
}

/** What the links of a list's rows carry, so that `BackToList` leads back to the very place. */
export const FROM_LIST = { fromList: true }

export type BackToListProps = { to: NonNullable<LinkProps['to']>; children: ReactNode }

/**
 * From a record back to its list. Who came from there is put back where they were, with what was filtered and loaded, as the
 * browser's own button does it; anybody else comes to the whole list.
 */
export function BackToList({ to, children }: BackToListProps) {
  const router = useRouter()
  const isFromList = useLocation({ select: ({ state }) => state.fromList === true })
  const goBack = (event: MouseEvent) => {
    if (!isFromList || isForNewTab(event)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <ButtonRouteLink to={to} onClick={goBack}>
      {children}
    </ButtonRouteLink>
  )
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
