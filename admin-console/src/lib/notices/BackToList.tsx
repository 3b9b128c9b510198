import { type LinkProps, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { ButtonRouteLink } from '../links.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The record was opened from its list, which is one step back in the browser's history. */
    fromList?: boolean
  }
}

/** Router state for the links of a list's rows, so that `BackToList` can go back to the same scroll position. */
export const FROM_LIST = { fromList: true }

export type BackToListProps = {
  /** The route of the list. */
  to: NonNullable<LinkProps['to']>
  /** 'Volver a' and the name of the list. */
  children: ReactNode
}

/**
 * Link from a record to its list. If the record was opened from the list, it goes back in the history, which restores filters,
 * loaded rows and scroll position; otherwise it opens the whole list.
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
