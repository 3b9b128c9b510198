import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { PageStrip } from './PageStrip.tsx'

/** Bands of colour that show which part of the picture is visible. */
const BANDS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${[
    '#9cc6d4',
    '#ccdbd5',
    '#7c8f5a',
    '#2f5d3a',
    '#b4552d',
    '#e3b04b',
  ]
    .map((colour, band) => `<rect width="1200" height="150" y="${band * 150}" fill="${colour}"/>`)
    .join('')}</svg>`,
)}`

const guide: Guide = {
  purpose: 'Una imagen de borde a borde sobre el título de una página.',
  notFor: 'En inicio va «Portada».',
  practice: {
    good: { text: 'Elija una imagen que se entienda cortada por arriba y por abajo.' },
    bad: { text: 'Escribir el título dentro de la foto.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Franja de imagen',
  component: PageStrip,
  args: { picture: BANDS, alt: 'Seis franjas de color.' },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof PageStrip>

export default meta

/** Shows the middle of a picture from edge to edge. */
export const Strip: StoryObj<typeof meta> = { name: 'De borde a borde' }
