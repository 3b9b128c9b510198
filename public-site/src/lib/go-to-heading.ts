/** Brings a heading to the top of the window and puts the focus there: what follows it is what just came (W-10). */
export function goToHeading(heading: HTMLElement | null | undefined): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
