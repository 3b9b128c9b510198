import styles from './PageStrip.module.css'
import { SitePicture } from './SitePicture.tsx'

/** The picture fills the strip's height, and so on a phone goes beyond its width. */
const SIZES = '(max-width: 40rem) 30rem, 100vw'

/** A strip of the valley over a page, from edge to edge: what is seen first, while the rest comes. `picture` is its address. */
export function PageStrip({ picture, alt }: { picture: string; alt: string }) {
  return (
    <div className={styles.strip}>
      <SitePicture picture={picture} alt={alt} width={1920} height={480} sizes={SIZES} isFirst />
    </div>
  )
}
