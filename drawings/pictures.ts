import type { Picture } from './picture.ts'
import { plates } from './plates.ts'
import { cantuta } from './scenes/cantuta.ts'
import { colibri } from './scenes/colibri.ts'
import { emptyHammock } from './scenes/empty-hammock.ts'
import { helecho } from './scenes/helecho.ts'
import { jacaranda } from './scenes/jacaranda.ts'
import { favicon, logo } from './scenes/lodge-mark.ts'
import { lostPath } from './scenes/lost-path.ts'
import { lucuma } from './scenes/lucuma.ts'
import { molle } from './scenes/molle.ts'
import { orquidea } from './scenes/orquidea.ts'
import { retama } from './scenes/retama.ts'
import { valleyBanner, valleyBannerTall } from './scenes/valley-banner.ts'

const rooms: readonly Picture[] = [colibri, orquidea, helecho, molle, cantuta, retama, jacaranda, lucuma]
const site: readonly Picture[] = [valleyBanner, valleyBannerTall, lostPath, emptyHammock, logo, favicon]

/** Every picture that ships with the lodge's software. */
export const pictures: readonly Picture[] = [...rooms, ...plates, ...site]
