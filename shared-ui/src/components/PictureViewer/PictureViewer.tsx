import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { PICTURE_VIEWER, SLIDER } from '../../copy/site/slider.ts'
import { useModalDialog } from '../Dialog/use-modal-dialog.ts'
import { useReducedMotion } from '../Slider/playback-conditions.ts'
import { useStrip } from '../Slider/use-strip.ts'
import styles from './PictureViewer.module.css'

export type EnlargedPicture = {
  id: string
  /** An `<img>` with its size, alternative text, and `sizes` for the whole window. */
  picture: ReactNode
  /** A line under the picture. */
  caption: ReactNode
}

export type PictureViewerProps = {
  /** What the pictures show, for screen readers. */
  label: string
  /** The pictures in order, each with its address, size and text. */
  pictures: ReadonlyArray<EnlargedPicture>
  /** The index of the picture that is shown first. */
  defaultIndex: number
  /** Closes the viewer: called by Escape, a phone's back gesture and its ✕. */
  onDismiss: () => void
}

/**
 * Pictures that fill the window, in a modal dialog that is open while it is rendered. Swipes, arrow keys and buttons move through
 * them. The focus returns to the element that had it.
 */
export function PictureViewer({ label, pictures, defaultIndex, onDismiss }: PictureViewerProps) {
  const dialog = useModalDialog(onDismiss)
  const behaviour = useReducedMotion() ? 'instant' : 'smooth'
  const { current, show, strip } = useStrip({
    count: pictures.length,
    behaviour,
    initial: defaultIndex,
  })
  const { onKeyDown, ...stripProps } = strip
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    dialog.onKeyDown(event)
    if (!event.defaultPrevented) onKeyDown(event)
  }
  return (
    <dialog {...dialog} className={styles.viewer} aria-label={label} onKeyDown={handleKeyDown}>
      <div className={styles.head}>
        <p className={styles.place} aria-live="polite">
          {pictures.length > 1 && SLIDER.place(current + 1, pictures.length)}
        </p>
        <button
          className={styles.control}
          type="button"
          aria-label={PICTURE_VIEWER.close}
          onClick={onDismiss}
          data-initial-focus
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div
        {...stripProps}
        className={styles.strip}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable by keyboard
        tabIndex={0}
      >
        {pictures.map(({ id, picture, caption }, index) => (
          <figure key={id} className={styles.picture} inert={index !== current}>
            <div className={styles.frame}>{picture}</div>
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
      {pictures.length > 1 && <Turns onPrevious={() => show(current - 1)} onNext={() => show(current + 1)} />}
    </dialog>
  )
}

function Turns({ onPrevious, onNext }: { onPrevious: () => void; onNext: () => void }) {
  return (
    <div className={styles.turns}>
      <button className={styles.control} type="button" aria-label={SLIDER.previous} onClick={onPrevious}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <button className={styles.control} type="button" aria-label={SLIDER.next} onClick={onNext}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
}
