import { dayAtOffset, edgeScrollSpeed } from 'shared-ui/rules/board/board-selection'
import { measureTrack } from './board-dom.ts'

/** How a drag ends: Escape cancels it. */
type DragOutcome = 'finished' | 'cancelled'

export type DragAlong = {
  /** The number of nights in the row. */
  days: number
  /** Where the pointer went down: the night, and the x coordinate in viewport pixels. */
  start: { night: number; x: number }
  /** Extends the selection to a night of the row; returns whether it reached that night. */
  extendTo: (night: number) => boolean
  /** Called when the drag ends, unless it was aborted. */
  onEnd: (outcome: DragOutcome) => void
}

/** The longest time that a late frame counts for, in seconds. */
const LONGEST_FRAME = 0.05

/**
 * Selects nights along a row with a pointer, which may leave the row. Only visible nights are selected: near or beyond an
 * edge the board scrolls frame by frame while the selection can follow. Aborting the returned controller ends the drag
 * without calling `onEnd`.
 */
export function dragAlong(track: Element, { days, start, extendTo, onEnd }: DragAlong): AbortController {
  const listener = new AbortController()
  const { signal } = listener
  const scroller = track.closest('[data-scroller]') ?? track
  let pointer = start.x
  let last = { night: start.night, isReached: true }
  // Pressing a night near an edge must not scroll before the pointer moves.
  let hasMoved = false

  /** Extends the selection to the visible night nearest to the pointer; returns the scroll speed in pixels per second. */
  const update = (): number => {
    const { left, width, seen } = measureTrack(track, scroller)
    const visible = Math.min(seen.to - 1, Math.max(seen.from, pointer))
    const night = dayAtOffset(visible - left, { width, days })
    if (visible !== pointer || night !== start.night) hasMoved = true
    if (night !== last.night) last = { night, isReached: extendTo(night) }
    return hasMoved && last.isReached ? edgeScrollSpeed(pointer, seen) : 0
  }
  const handlePointerMove = (event: PointerEvent) => {
    pointer = event.clientX
    update()
  }
  const end = (outcome: DragOutcome) => {
    listener.abort()
    onEnd(outcome)
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end('cancelled')
  }
  window.addEventListener('pointermove', handlePointerMove, { signal })
  window.addEventListener('keydown', handleKeyDown, { signal })
  for (const type of ['pointerup', 'pointercancel', 'blur'] as const) {
    window.addEventListener(type, () => end('finished'), { signal })
  }
  scrollByFrames(scroller, { signal, update })
  return listener
}

/** Scrolls by whole pixels, since some browsers drop fractions, and updates the selection after each scroll. */
function scrollByFrames(
  scroller: Element,
  { signal, update }: { signal: AbortSignal; update: () => number },
) {
  let before = performance.now()
  let pending = 0
  const frame = (now: number) => {
    if (signal.aborted) return
    const pace = update()
    pending = pace === 0 ? 0 : pending + pace * Math.min(Math.max(0, now - before) / 1000, LONGEST_FRAME)
    const whole = Math.trunc(pending)
    if (whole !== 0) {
      pending -= whole
      scroller.scrollLeft += whole
      update()
    }
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
