import { GALLERY } from 'shared-ui/copy/gallery'
import { GALLERY_ALT } from 'shared-ui/copy/pictures'
import { picturesByName } from '../../lib/pictures-by-name.ts'
import { SitePicture } from '../../lib/SitePicture.tsx'
import styles from './Gallery.module.css'

const PICTURES = picturesByName(
  import.meta.glob<string>('../../pictures/gallery/*.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** Side by side on a desk, one after the other under a thumb; Gallery.module.css has the same width. */
const SIZES = '(min-width: 48.001rem) 46rem, 82vw'

/** P-02: the gallery, a day of the lodge from the first light to the last. */
export function Gallery() {
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
      >
        {GALLERY.plates.map(({ name, hour, text }) => (
          <figure key={name} className={styles.plate} data-plate={name}>
            <SitePicture
              picture={PICTURES.get(name) ?? ''}
              alt={GALLERY_ALT[name]}
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
