import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { SkipLink } from 'shared-ui/components/SkipLink'
import { CreatedNotice } from '../../lib/created/CreatedNotice.tsx'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { PAGE_HEADING_ID } from '../../lib/page/Page.tsx'
import { onWindowReturn, recheckSession } from '../../lib/session/recheck-session.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import styles from './ConsoleFrame.module.css'
import { StaffMenu } from './StaffMenu.tsx'

const CONTENT_ID = 'contenido'

export type ConsoleFrameProps = {
  /** The name of the signed-in member. */
  name: string
  /** Opens the dialog with theme and keyboard shortcuts. */
  onPreferences: () => void
  /** Opens the search over all pages. */
  onSearch: () => void
  /** The page, in the place beside the menu. */
  children: ReactNode
}

/** The frame around every page of staff: the menu at the side, or at the top and bottom of a phone, and the content. */
export function ConsoleFrame({ children, ...menu }: ConsoleFrameProps) {
  useSessionWatch()
  return (
    <>
      <SkipLink target={CONTENT_ID} />
      <div className={styles.frame}>
        <StaffMenu {...menu} />
        <Content>{children}</Content>
      </div>
    </>
  )
}

/** Separate from the frame, so that navigation does not render the menu again. */
function Content({ children }: { children: ReactNode }) {
  const main = useFocusOnArrival()
  return (
    <main className={styles.main} id={CONTENT_ID} ref={main} tabIndex={-1} aria-labelledby={PAGE_HEADING_ID}>
      <CreatedNotice>{children}</CreatedNotice>
    </main>
  )
}

/** Focuses the content after navigation, so that keyboard and screen reader users start there and not at the last link. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  const arrivedAt = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== arrivedAt
    before.current = arrivedAt
    if (moved) main.current?.focus({ preventScroll: true })
  }, [arrivedAt])
  return main
}

/**
 * Checks the session when the window regains focus, so that a deactivated member is signed out, by repeating the request of the
 * menu.
 */
function useSessionWatch() {
  const queryClient = useQueryClient()
  useEffect(
    () => onWindowReturn(recheckSession(queryClient, inboxQueries.counts().queryKey, staffSession)),
    [queryClient],
  )
}
