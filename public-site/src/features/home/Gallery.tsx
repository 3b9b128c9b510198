import { GALLERY } from 'content'
import { useState } from 'react'
import type { PictureViewer } from 'shared-ui/components/PictureViewer'
import { EnlargeLink, type EnlargeLinkProps } from '../../lib/page/EnlargeLink.tsx'
import { SitePicture } from '../../lib/page/SitePicture.tsx'
import { picturesByFile } from '../../lib/pictures/picture-addresses.ts'
import { largestOf } from '../../lib/pictures/picture-sources.ts'
import { PICTURE_WIDTHS } from '../../lib/pictures/picture-widths.ts'
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

/** An enlarged picture is as large as fits between the buttons; matches PictureViewer.module.css. */
const ENLARGED_SIZES = 'min(100vw, 105vh)'

const ENLARGED = GALLERY.plates.map(({ picture, hour, text, alt }) => ({
  id: picture,
  caption: `${hour} ${text}`,
  picture: (
    <SitePicture
      picture={PICTURES.get(picture) ?? ''}
      alt={alt}
      width={1200}
      height={900}
      sizes={ENLARGED_SIZES}
    />
  ),
}))

/** The plate that is enlarged, and the component that shows it. */
type Opened = { index: number; Viewer: typeof PictureViewer }

/** The gallery of a day at the lodge, whose pictures can be enlarged; nothing if the lodge has no pictures for it. */
export function Gallery() {
  const [opened, setOpened] = useState<Opened | null>(null)
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
        {GALLERY.plates.map((plate, index) => (
          <GalleryPlate
            key={plate.picture}
            plate={plate}
            onEnlarge={(Viewer) => setOpened({ index, Viewer })}
          />
        ))}
      </div>
      {opened !== null && (
        <opened.Viewer
          label={GALLERY.title}
          pictures={ENLARGED}
          defaultIndex={opened.index}
          onDismiss={() => setOpened(null)}
        />
      )}
    </section>
  )
}

type GalleryPlateProps = {
  plate: (typeof GALLERY)['plates'][number]
  onEnlarge: EnlargeLinkProps['onEnlarge']
}

function GalleryPlate({ plate: { picture, hour, text, alt }, onEnlarge }: GalleryPlateProps) {
  const address = PICTURES.get(picture) ?? ''
  return (
    <figure className={styles.plate}>
      <EnlargeLink href={largestOf(address, PICTURE_WIDTHS)} alt={alt} onEnlarge={onEnlarge}>
        <SitePicture picture={address} alt={alt} width={1200} height={900} sizes={SIZES} />
      </EnlargeLink>
      <figcaption>
        <span className={styles.hour}>{hour}</span> {text}
      </figcaption>
    </figure>
  )
}
