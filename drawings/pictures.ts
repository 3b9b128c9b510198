import type { Picture } from './picture.ts'
import { cantuta } from './scenes/cantuta.ts'
import { colibri } from './scenes/colibri.ts'
import { helecho } from './scenes/helecho.ts'
import { jacaranda } from './scenes/jacaranda.ts'
import { lucuma } from './scenes/lucuma.ts'
import { molle } from './scenes/molle.ts'
import { orquidea } from './scenes/orquidea.ts'
import { retama } from './scenes/retama.ts'

/** Every picture that ships with the lodge's software. */
export const pictures: readonly Picture[] = [
  colibri,
  orquidea,
  helecho,
  molle,
  cantuta,
  retama,
  jacaranda,
  lucuma,
]
