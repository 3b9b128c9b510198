import { Slider } from 'shared-ui/components/Slider'
import { RESTAURANT_ALT } from 'shared-ui/copy/pictures'
import { RESTAURANT_PAGE } from 'shared-ui/copy/restaurant'
import { picturesByName } from '../../lib/pictures-by-name.ts'
import { SitePicture } from '../../lib/SitePicture.tsx'

const PICTURES = picturesByName(
  import.meta.glob<string>('../../pictures/restaurant/*.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)
const SIZES = '(min-width: 60rem) 42rem, 100vw'

const SLIDES = RESTAURANT_PAGE.slides.map(({ name, caption }, index) => ({
  id: name,
  caption,
  picture: (
    <SitePicture
      picture={PICTURES.get(name) ?? ''}
      alt={RESTAURANT_ALT[name]}
      width={1200}
      height={800}
      sizes={SIZES}
      isFirst={index === 0}
    />
  ),
}))

/** P-03: the dining room and what comes to its tables. */
export function RestaurantSlider() {
  return <Slider label={RESTAURANT_PAGE.slider} slides={SLIDES} />
}
