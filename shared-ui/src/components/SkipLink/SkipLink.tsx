import type { MouseEvent } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import styles from './SkipLink.module.css'

export type SkipLinkProps = {
  /** The id of the page's `<main>`, which carries `tabIndex={-1}` so that it can take the focus. */
  target: string
}

/** The first stop of the keyboard on every page: past the menu, to what the page is about (W-10). */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${target}`} onClick={(press) => goTo(target, press)}>
      {COMPONENT_WORDS.skipToContent}
    </a>
  )
}

/** By the focus alone: an address may have something of its own behind its '#', and a way within the page is no page. */
function goTo(target: string, press: MouseEvent): void {
  const content = document.getElementById(target)
  if (!content) return
  press.preventDefault()
  content.focus()
}
