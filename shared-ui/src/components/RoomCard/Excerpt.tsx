import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ROOM_CARD_WORDS } from '../../copy/rooms/room-card.ts'
import { excerpt } from '../../rules/text/excerpt.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './RoomCard.module.css'

export type ExcerptProps = {
  text: string
  /**
   * Visually hidden text after 'Ver más' that distinguishes one card's button from another's: ' de la habitación 103'.
   */
  of: string
}

/**
 * The first 150 characters, and the whole text on request. The focus then moves to the text that was added. Without scripting the
 * whole text is shown.
 */
export function Excerpt({ text, of }: ExcerptProps) {
  const [isExpanded, setExpanded] = useState(false)
  const paragraph = useRef<HTMLParagraphElement>(null)
  const { start, rest } = excerpt(text)
  const showRest = () => {
    // The button is removed while focused: without this the focus would fall back to the top of the page.
    flushSync(() => setExpanded(true))
    paragraph.current?.focus()
  }
  return (
    <p className={styles.description} ref={paragraph} tabIndex={-1}>
      {start}
      {isExpanded && rest}
      {rest && !isExpanded && (
        <>
          <span className={styles.cut}>{ROOM_CARD_WORDS.cut} </span>
          <button className={styles.more} type="button" aria-expanded={false} onClick={showRest}>
            {ROOM_CARD_WORDS.more}
            <VisuallyHidden>{of}</VisuallyHidden>
          </button>
          <span className={styles.rest} hidden>
            {rest}
          </span>
        </>
      )}
    </p>
  )
}
