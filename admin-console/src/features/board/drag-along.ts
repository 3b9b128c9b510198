import { dayAtOffset, edgePace } from 'shared-ui/rules/board-selection'
import { measureTrack } from './board-dom.ts'

/** How a drag ends: with Escape what was drawn is given up. */
type DragOutcome = 'kept' | 'givenUp'

export type DragAlong = {
  /** How many nights the row has. */
  days: number
  /** Where the pointer went down: the night, and in pixels across. */
  start: { night: number; x: number }
  /** Draws the choice on to a night of the row; whether it got there. */
  drawTo: (night: number) => boolean
  /** Hears that it is over. */
  onEnd: (outcome: DragOutcome) => void
}

/** What a frame that comes late counts for at most, in seconds. */
const LONGEST_FRAME = 0.05

/**
 * nights drawn along a row with a pointer, wherever it strays. No night is reached that is not seen: held near an edge
 * or beyond it, the pointer draws the board along frame by frame, as long as the choice can follow. Aborting what it
 * returns stops it unheard.
 */
export function dragAlong(track: Element, { days, start, drawTo, onEnd }: DragAlong): AbortController {
  const listener = new AbortController()
  const { signal } = listener
  const scroller = track.closest('[data-scroller]') ?? track
  let pointer = start.x
  let drawn = { night: start.night, isReached: true }
  // A press on a night at the edge is not a drag yet.
  let isUnderWay = false

  /** Draws the choice as far as it is seen; how fast the board goes along, in pixels a second. */
  const draw = (): number => {
    const { left, width, seen } = measureTrack(track, scroller)
    const shown = Math.min(seen.to - 1, Math.max(seen.from, pointer))
    const night = dayAtOffset(shown - left, { width, days })
    if (shown !== pointer || night !== start.night) isUnderWay = true
    if (night !== drawn.night) drawn = { night, isReached: drawTo(night) }
    return isUnderWay && drawn.isReached ? edgePace(pointer, seen) : 0
  }
  const follow = (event: PointerEvent) => {
    pointer = event.clientX
    draw()
  }
  const end = (outcome: DragOutcome) => {
    listener.abort()
    onEnd(outcome)
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end('givenUp')
  }
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('keydown', handleKey, { signal })
  for (const over of ['pointerup', 'pointercancel', 'blur'] as const) {
    window.addEventListener(over, () => end('kept'), { signal })
  }
  scrollByFrames(scroller, { signal, draw })
  return listener
}

/** Scrolls by whole pixels, since some browsers drop what is less; what is scrolled into sight is drawn at once. */
function scrollByFrames(scroller: Element, { signal, draw }: { signal: AbortSignal; draw: () => number }) {
  let before = performance.now()
  let owed = 0
  const frame = (now: number) => {
    if (signal.aborted) return
    const pace = draw()
    owed = pace === 0 ? 0 : owed + pace * Math.min(Math.max(0, now - before) / 1000, LONGEST_FRAME)
    const whole = Math.trunc(owed)
    if (whole !== 0) {
      owed -= whole
      scroller.scrollLeft += whole
      draw()
    }
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
