import styles from './PageStrip.module.css'
import { SitePicture } from './SitePicture.tsx'

/** The picture fills the strip's height, so on a phone it is wider than the strip. */
const SIZES = '(max-width: 40rem) 30rem, 100vw'

/** A picture strip above a page, from edge to edge, which loads first. `picture` is its address. */
export function PageStrip({
  picture,
  alt,
}: {
  /** The name of the picture's file in the lodge's content, without its ending. */
  picture: string
  /** What the picture shows; empty for decoration. */
  alt: string
}) {
  return (
    <div className={styles.strip}>
      <SitePicture picture={picture} alt={alt} width={1920} height={480} sizes={SIZES} isFirst />
    </div>
  )
}
