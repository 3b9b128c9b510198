import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { SkipLink } from 'shared-ui/components/SkipLink'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { PAGE_HEADING_ID } from '../../lib/page/Page.tsx'
import { lookAgain, onReturn } from '../../lib/session/look-again.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import styles from './ConsoleFrame.module.css'
import { StaffMenu } from './StaffMenu.tsx'

const CONTENT_ID = 'contenido'

export type ConsoleFrameProps = {
  /** Who is signed in, by their own name. */
  name: string
  /** Opens how the console looks and what its keys are. */
  onPreferences: () => void
  children: ReactNode
}

/** What surrounds every page of staff: the menu at the side, or at the head and foot of a phone, and the content. */
export function ConsoleFrame({ name, onPreferences, children }: ConsoleFrameProps) {
  useSessionWatch()
  return (
    <>
      <SkipLink target={CONTENT_ID} />
      <div className={styles.frame}>
        <StaffMenu name={name} onPreferences={onPreferences} />
        <Content>{children}</Content>
      </div>
    </>
  )
}

/** Apart from the frame, so that an arrival does not draw the menu anew. */
function Content({ children }: { children: ReactNode }) {
  const main = useFocusOnArrival()
  return (
    <main className={styles.main} id={CONTENT_ID} ref={main} tabIndex={-1} aria-labelledby={PAGE_HEADING_ID}>
      {children}
    </main>
  )
}

/** Whoever comes to another page by keyboard or by ear starts at its content, not where the last link was (W-10). */
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

/** whoever comes back to a page learns at once that they were deactivated, by the call that the menu makes anyway. */
function useSessionWatch() {
  const answers = useQueryClient()
  useEffect(() => onReturn(lookAgain(answers, inboxQueries.counts().queryKey, staffSession)), [answers])
}
