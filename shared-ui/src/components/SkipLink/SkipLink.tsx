import type { MouseEvent } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import styles from './SkipLink.module.css'

export type SkipLinkProps = {
  /** The id of the page's `<main>`, which has `tabIndex={-1}` so that it can be focused. */
  target: string
}

/** The first tab stop of every page, which skips the menu. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${target}`} onClick={(event) => focusTarget(target, event)}>
      {COMPONENT_WORDS.skipToContent}
    </a>
  )
}

/** Moves the focus only: the URL's hash may be in use, and a jump within the page must not add a history entry. */
function focusTarget(target: string, event: MouseEvent): void {
  const content = document.getElementById(target)
  if (!content) return
  event.preventDefault()
  content.focus()
}
