import { GALLERY } from 'shared-ui/copy/gallery'
import { GALLERY_ALT } from 'shared-ui/copy/pictures'
import { Drawing } from '../../lib/Drawing.tsx'
import amanecer from '../../pictures/gallery/amanecer.svg'
import atardecer from '../../pictures/gallery/atardecer.svg'
import huerto from '../../pictures/gallery/huerto.svg'
import mediodia from '../../pictures/gallery/mediodia.svg'
import muro from '../../pictures/gallery/muro.svg'
import noche from '../../pictures/gallery/noche.svg'
import patio from '../../pictures/gallery/patio.svg'
import sendero from '../../pictures/gallery/sendero.svg'
import styles from './Gallery.module.css'

const DRAWINGS = { amanecer, sendero, muro, mediodia, huerto, patio, atardecer, noche }

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
            <Drawing
              drawing={DRAWINGS[name]}
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
