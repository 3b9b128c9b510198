import type { Picture } from './picture.ts'
import { plates } from './plates.ts'
import { cantuta } from './scenes/cantuta.ts'
import { colibri } from './scenes/colibri.ts'
import { emptyHammock } from './scenes/empty-hammock.ts'
import { amanecer } from './scenes/gallery/amanecer.ts'
import { atardecer } from './scenes/gallery/atardecer.ts'
import { huerto } from './scenes/gallery/huerto.ts'
import { mediodia } from './scenes/gallery/mediodia.ts'
import { muro } from './scenes/gallery/muro.ts'
import { noche } from './scenes/gallery/noche.ts'
import { patio } from './scenes/gallery/patio.ts'
import { sendero } from './scenes/gallery/sendero.ts'
import { helecho } from './scenes/helecho.ts'
import { jacaranda } from './scenes/jacaranda.ts'
import { favicon, logo } from './scenes/lodge-mark.ts'
import { lostPath } from './scenes/lost-path.ts'
import { lucuma } from './scenes/lucuma.ts'
import { molle } from './scenes/molle.ts'
import { orquidea } from './scenes/orquidea.ts'
import { almuerzo } from './scenes/restaurant/almuerzo.ts'
import { cocina } from './scenes/restaurant/cocina.ts'
import { comedor } from './scenes/restaurant/comedor.ts'
import { desayuno } from './scenes/restaurant/desayuno.ts'
import { mercado } from './scenes/restaurant/mercado.ts'
import { retama } from './scenes/retama.ts'
import { valleyBanner, valleyBannerTall } from './scenes/valley-banner.ts'

const rooms: readonly Picture[] = [colibri, orquidea, helecho, molle, cantuta, retama, jacaranda, lucuma]
const gallery: readonly Picture[] = [amanecer, mediodia, atardecer, sendero, patio, muro, huerto, noche]
const slides: readonly Picture[] = [desayuno, almuerzo, cocina, comedor, mercado]
const site: readonly Picture[] = [valleyBanner, valleyBannerTall, lostPath, emptyHammock, logo, favicon]

/** Every picture that ships with the lodge's software. */
export const pictures: readonly Picture[] = [...rooms, ...plates, ...gallery, ...slides, ...site]
