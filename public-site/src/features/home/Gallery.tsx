import { GALLERY } from 'content'
import { SitePicture } from '../../lib/page/SitePicture.tsx'
import { picturesByFile } from '../../lib/pictures/picture-addresses.ts'
import styles from './Gallery.module.css'

const PICTURES = picturesByFile(
  import.meta.glob<string>('content/lodge/pictures/gallery/*.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** A grid on a desktop, a strip on a phone; matches Gallery.module.css. */
const SIZES = '(min-width: 48.001rem) 46rem, 82vw'

/** The gallery of a day at the lodge; nothing if the lodge has no pictures for it. */
export function Gallery() {
  if (GALLERY.plates.length === 0) return null
  return (
    <section className={styles.gallery} aria-labelledby="galeria">
      <div className={styles.head}>
        <h2 id="galeria">{GALLERY.title}</h2>
        <p>{GALLERY.intro}</p>
      </div>
      <div
        className={styles.day}
        role="group"
        aria-labelledby="galeria"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable by keyboard
        tabIndex={0}
      >
        {GALLERY.plates.map(({ picture, hour, text, alt }) => (
          <figure key={picture} className={styles.plate}>
            <SitePicture
              picture={PICTURES.get(picture) ?? ''}
              alt={alt}
              width={1200}
              height={900}
              sizes={SIZES}
            />
            <figcaption>
              <span className={styles.hour}>{hour}</span> {text}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
