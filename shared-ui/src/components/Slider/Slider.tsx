import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { SLIDER } from '../../copy/site/slider.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './Slider.module.css'
import { useSlider } from './use-slider.ts'

export type Slide = {
  id: string
  /** An `<img>` with its size and alternative text. */
  picture: ReactNode
  /** A line under the picture. */
  caption: string
}

export type SliderProps = {
  /** What the pictures show, for screen readers. */
  label: string
  /** The pictures in order, each with its address, size and text. */
  slides: ReadonlyArray<Slide>
}

/** Pictures that change every three seconds; also moved by buttons, arrow keys and swipes. */
export function Slider({ label, slides }: SliderProps) {
  const slider = useSlider(slides.length)
  return (
    <section
      className={styles.slider}
      aria-roledescription={SLIDER.kind}
      aria-label={label}
      {...slider.listeners}
    >
      <div
        className={styles.strip}
        {...slider.strip}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        aria-live={slider.isMoving ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <figure
            key={slide.id}
            className={styles.slide}
            aria-roledescription={SLIDER.slide}
            aria-label={SLIDER.place(index + 1, slides.length)}
            inert={index !== slider.current}
          >
            {slide.picture}
            <figcaption>{slide.caption}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton label={SLIDER.previous} onClick={slider.previous}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={slider.isPlaying ? SLIDER.pause : SLIDER.play} onClick={slider.togglePlaying}>
          {slider.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        <IconButton label={SLIDER.next} onClick={slider.next}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <span className={styles.place}>{SLIDER.place(slider.current + 1, slides.length)}</span>
      </div>
    </section>
  )
}
