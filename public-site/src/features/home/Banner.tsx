import { BANNER } from 'content'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { onlyPicture } from '../../lib/pictures/picture-addresses.ts'
import { sourcesOf } from '../../lib/pictures/picture-sources.ts'
import { BANNER_WIDTHS, TALL_BANNER_WIDTHS } from '../../lib/pictures/picture-widths.ts'
import styles from './Banner.module.css'

/** The breakpoint between upright and wide picture; matches Banner.module.css. */
const PHONE = '(max-width: 40rem)'
const BEYOND = '(min-width: 40.001rem)'

const wide = sourcesOf(
  onlyPicture(
    import.meta.glob<string>('content/lodge/pictures/banner/wide.{svg,jpg,jpeg,png,webp}', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ),
  BANNER_WIDTHS,
)
const tall = sourcesOf(
  onlyPicture(
    import.meta.glob<string>('content/lodge/pictures/banner/tall.{svg,jpg,jpeg,png,webp}', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ),
  TALL_BANNER_WIDTHS,
)

/** The banner spans the window. */
const SIZES = '100vw'

/** The banner picture, with title and search over its lower edge. The picture is the largest contentful paint. */
export function Banner({
  children,
}: {
  /** The search for dates, over the picture. */
  children: ReactNode
}) {
  preloadPicture(tall, PHONE)
  preloadPicture(wide, BEYOND)
  return (
    <div className={styles.banner}>
      <picture>
        <source media={PHONE} srcSet={tall.srcSet ?? tall.src} sizes={SIZES} width={900} height={1100} />
        <img
          className={styles.picture}
          {...wide}
          sizes={SIZES}
          width={1600}
          height={900}
          fetchPriority="high"
          alt={BANNER.alt}
        />
      </picture>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h1 className={styles.title}>{BANNER.title}</h1>
          <p>{BANNER.text}</p>
        </div>
        {children}
      </div>
    </div>
  )
}

/** Requests the picture from the head, before the browser has read the inlined stylesheet. */
function preloadPicture({ src, srcSet }: ReturnType<typeof sourcesOf>, media: string): void {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: SIZES, media, fetchPriority: 'high' })
}
