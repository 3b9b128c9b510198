import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { DoneNotice } from '../notices/DoneNotice.tsx'
import styles from './CreatedNotice.module.css'
import { type Created, ShowCreated } from './show-created.ts'

/**
 * Shows above the page what was created there or on the page before, and takes the focus. It stays until the page
 * is left or its search changes; a notice that left by itself would move the page under the pointer.
 */
export function CreatedNotice({
  children,
}: {
  /** What was stored, in a sentence. */
  children: ReactNode
}) {
  const [created, show] = useState<Created | null>(null)
  const location = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [locationBefore, setLocationBefore] = useState(location)
  if (location !== locationBefore) {
    setLocationBefore(location)
    show(null)
  }
  return (
    <ShowCreated value={show}>
      {created && (
        <div className={styles.notice}>
          <DoneNotice key={created.sentence} action={created.link}>
            {created.sentence}
          </DoneNotice>
        </div>
      )}
      {children}
    </ShowCreated>
  )
}
