import { RESTAURANT } from 'content'
import { Slider } from 'shared-ui/components/Slider'
import { RESTAURANT_PAGE } from 'shared-ui/copy/site/restaurant'
import { SitePicture } from '../../lib/page/SitePicture.tsx'
import { picturesByFile } from '../../lib/pictures/picture-addresses.ts'

const PICTURES = picturesByFile(
  import.meta.glob<string>('content/lodge/pictures/restaurant/*.{svg,jpg,jpeg,png,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)
const SIZES = '(min-width: 60rem) 42rem, 100vw'

const SLIDES = RESTAURANT.slides.map(({ picture, caption, alt }, index) => ({
  id: picture,
  caption,
  picture: (
    <SitePicture
      picture={PICTURES.get(picture) ?? ''}
      alt={alt}
      width={1200}
      height={800}
      sizes={SIZES}
      isFirst={index === 0}
    />
  ),
}))

/** Pictures of the dining room and its dishes; nothing if the lodge has none. */
export function RestaurantSlider() {
  if (SLIDES.length === 0) return null
  return <Slider label={RESTAURANT_PAGE.slider} slides={SLIDES} />
}
