import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ROOM_CARD_WORDS } from '../../copy/room-card.ts'
import { excerpt } from '../../rules/excerpt.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './RoomCard.module.css'

export type ExcerptProps = {
  text: string
  /** What follows 'Ver más' for who listens, to tell one card's button from another's: ' de la habitación 103'. */
  of: string
}

/** P-11, N-05: the first 150 characters, and the rest on request. The focus goes on to the text that has just come. */
export function Excerpt({ text, of }: ExcerptProps) {
  const [whole, setWhole] = useState(false)
  const paragraph = useRef<HTMLParagraphElement>(null)
  const { start, rest } = excerpt(text)
  const showRest = () => {
    // The button goes away under the reader's focus: the text takes it, or it would fall back to the top of the page.
    flushSync(() => setWhole(true))
    paragraph.current?.focus()
  }
  return (
    <p className={styles.description} ref={paragraph} tabIndex={-1}>
      {start}
      {whole ? rest : rest && ROOM_CARD_WORDS.cut}
      {rest && !whole && (
        <>
          {' '}
          <button className={styles.more} type="button" aria-expanded={false} onClick={showRest}>
            {ROOM_CARD_WORDS.more}
            <VisuallyHidden>{of}</VisuallyHidden>
          </button>
        </>
      )}
    </p>
  )
}
