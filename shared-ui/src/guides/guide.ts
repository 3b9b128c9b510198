import type { ReactNode } from 'react'

/**
 * An example of good or bad use: the rule in a sentence, and what it looks like. `story` is the name of a story of the same file,
 * shown in a window of its own, for what would cover the page.
 */
export type Example = { text: string; example?: ReactNode; story?: string }

/**
 * What the documentation page of a component or screen says beside its props and stories; the value of the story parameter
 * `guide`. In Spanish, because designers read it. Every sentence is true of this component only.
 */
export type Guide = {
  /** What it is for. */
  purpose: string
  /** When not to use it, with the name of what to use instead. */
  notFor: string
  /** Its parts in reading order. */
  anatomy?: readonly string[]
  /** Attributes on which styles and tests select, such as `data-tone="error"`, and what each means. */
  states?: Readonly<Record<string, string>>
  /** What keys do, beyond Tab and the browser's own. */
  keyboard?: Readonly<Record<string, string>>
  /** One good and one bad use, side by side. */
  practice?: { good: Example; bad: Example }
  /** Rules of its Spanish texts. */
  copy?: readonly string[]
}
