import type { Preview } from '@storybook/react-vite'
import { FACES } from '../faces.ts'

/** Values of globals are part of the address, which allows no colon in them and reads digits alone as a number. */
const TIMES = {
  '08h00': 'Lima, 08:00',
  '14h00': 'Lima, 14:00, empieza el ingreso',
  '20h30': 'Lima, 20:30, terminó el ingreso',
  '23h59': 'Lima, 23:59, cambia el día',
} as const

const faces = Object.entries(FACES).map(([value, { title }]) => ({ value, title }))
const times = Object.entries(TIMES).map(([value, title]) => ({ value, title }))

/** The menus of the toolbar. */
export const TOOLBAR = {
  face: {
    description: 'Cara del producto',
    toolbar: {
      title: 'Cara',
      icon: 'paintbrush',
      items: [{ value: 'own', title: 'Cara de la historia' }, ...faces],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Tamaño del texto',
    toolbar: {
      title: 'Texto',
      icon: 'zoom',
      items: [
        { value: 'own', title: 'Texto al 100 %' },
        { value: 'double', title: 'Texto al 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  clock: {
    description: 'Reloj de Lima',
    toolbar: {
      title: 'Reloj',
      icon: 'time',
      items: [{ value: 'own', title: 'Hora de la historia' }, ...times],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Red',
    toolbar: {
      title: 'Red',
      icon: 'lightning',
      items: [
        { value: 'own', title: 'Red normal' },
        { value: 'slow', title: 'Red lenta, 3 s' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes']

/** The values with which every story starts. */
export const INITIAL_GLOBALS = {
  face: 'own',
  textSize: 'own',
  clock: 'own',
  network: 'own',
}

/** The choices of the toolbar as `globals` in a story's address, such as `face:console-dark;textSize:double`. */
export const choicesOf = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(INITIAL_GLOBALS)
    .filter(([menu, initial]) => (globals[menu] ?? initial) !== initial)
    .map(([menu]) => `${menu}:${String(globals[menu])}`)
    .join(';')
