import type { MouseEvent, ReactNode } from 'react'
import { PICTURE_VIEWER } from 'shared-ui/copy/site/slider'
import styles from './EnlargeLink.module.css'

export type EnlargeLinkProps = {
  /** The address of the large picture, which the link opens without JavaScript or in another tab. */
  href: string
  /** The alternative text of the picture. */
  alt: string
  onEnlarge: () => void
  /** The picture. */
  children: ReactNode
}

/** A picture that opens enlarged in a dialog. */
export function EnlargeLink({ href, alt, onEnlarge, children }: EnlargeLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus what is clicked, and the dialog returns the focus to what had it.
    event.currentTarget.focus()
    onEnlarge()
  }
  return (
    <a
      className={styles.link}
      href={href}
      aria-haspopup="dialog"
      aria-label={PICTURE_VIEWER.enlarge(alt)}
      onClick={open}
    >
      {children}
    </a>
  )
}
