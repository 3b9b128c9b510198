import type { MouseEvent, ReactNode } from 'react'
import type { PictureViewer } from 'shared-ui/components/PictureViewer'
import { PICTURE_VIEWER } from 'shared-ui/copy/site/slider'
import styles from './EnlargeLink.module.css'

export type EnlargeLinkProps = {
  /** The address of the large picture, which the link opens without JavaScript or in another tab. */
  href: string
  /** The alternative text of the picture. */
  alt: string
  /** Shows the enlarged picture in the viewer, whose code has been loaded by then. */
  onEnlarge: (Viewer: typeof PictureViewer) => void
  /** The picture. */
  children: ReactNode
}

const loadViewer = () => import('shared-ui/components/PictureViewer')

// A failure shows when the link is pressed.
const preloadViewer = () => void loadViewer().catch(() => undefined)

/**
 * A picture that opens enlarged in a dialog. The code of the dialog is requested when the link is pressed or focused; if it cannot
 * be loaded, the link opens the large picture.
 */
export function EnlargeLink({ href, alt, onEnlarge, children }: EnlargeLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus what is clicked, and the dialog returns the focus to what had it.
    event.currentTarget.focus()
    loadViewer().then(
      (code) => onEnlarge(code.PictureViewer),
      () => window.location.assign(href),
    )
  }
  return (
    <a
      className={styles.link}
      href={href}
      aria-haspopup="dialog"
      aria-label={PICTURE_VIEWER.enlarge(alt)}
      onClick={open}
      onFocus={preloadViewer}
      onPointerDown={preloadViewer}
    >
      {children}
    </a>
  )
}
