import { Slider } from 'shared-ui/components/Slider'
import { RESTAURANT_ALT } from 'shared-ui/copy/pictures'
import { RESTAURANT_PAGE } from 'shared-ui/copy/restaurant'
import { Drawing } from '../../lib/Drawing.tsx'
import almuerzo from '../../pictures/restaurant/almuerzo.svg'
import cocina from '../../pictures/restaurant/cocina.svg'
import comedor from '../../pictures/restaurant/comedor.svg'
import desayuno from '../../pictures/restaurant/desayuno.svg'
import mercado from '../../pictures/restaurant/mercado.svg'

const DRAWINGS = { desayuno, cocina, mercado, almuerzo, comedor }
const SIZES = '(min-width: 60rem) 42rem, 100vw'

const SLIDES = RESTAURANT_PAGE.slides.map(({ name, caption }, index) => ({
  id: name,
  caption,
  picture: (
    <Drawing
      drawing={DRAWINGS[name]}
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
