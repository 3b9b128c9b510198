/** Scrolls a heading to the top of the window and moves the focus to it, when new content follows it. */
export function goToHeading(heading: HTMLElement | null | undefined): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
