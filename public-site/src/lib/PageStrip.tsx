import styles from './PageStrip.module.css'
import { SitePicture } from './SitePicture.tsx'

export type PageStripProps = {
  /** The address of the drawing or photograph, 1200 by 900, as its import gives it. */
  picture: string
  alt: string
  /** Which part of it the strip shows, as CSS's `object-position` says it: `low` for a house on its slope. */
  part?: 'middle' | 'low' | undefined
}

/** A strip of the valley over a page, from edge to edge: what is seen first, while the rest comes. */
export function PageStrip({ picture, alt, part = 'middle' }: PageStripProps) {
  return (
    <div className={styles.strip} data-part={part}>
      <SitePicture picture={picture} alt={alt} width={1200} height={900} sizes="108vw" isFirst />
    </div>
  )
}
