import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { LabelCard } from './LabelCard.tsx'

const guide: Guide = {
  purpose: 'La etiqueta de una planta como saldrá impresa: su código QR, sus dos nombres y la casa.',
  notFor: 'En pantalla, dentro de la consola, la planta se muestra con su foto en «Planta».',
  copy: ['El nombre científico, en cursiva y como lo escriben los botánicos.'],
  practice: {
    good: { text: 'Deje el nombre partirse en dos líneas antes que achicarlo.' },
    bad: { text: 'Poner la foto en la etiqueta: la planta está al lado.' },
  },
}

const meta = {
  title: 'Impresos/Etiqueta de planta',
  parameters: { guide, face: 'console-light' },
  component: LabelCard,
  args: {
    plant: {
      name: 'Plátano de seda',
      scientificName: 'Musa × paradisiaca',
      page: 'https://quinta.example/plant/p1',
    },
  },
} satisfies Meta<typeof LabelCard>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the QR code, both names and the lodge. */
export const Full: Story = {
  name: 'Con código QR, nombres y la casa',
  tags: ['A-15'],
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Código QR de la página de Plátano de seda' })).toBeVisible()
    for (const text of ['Plátano de seda', 'Musa × paradisiaca', LODGE.name]) {
      await expect(screen.getByText(text)).toBeVisible()
    }
  },
}

/** Remains dark on white in the dark theme. */
export const Dark: Story = {
  name: 'Blanca también en el tema oscuro',
  tags: ['A-15'],
  parameters: { face: 'console-dark' },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('svg')?.parentElement
    await expect(card).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  },
}

/** Wraps names of 100 characters, phone. */
export const Longest: Story = {
  name: 'Nombres de cien letras, en teléfono',
  tags: ['A-15'],
  args: {
    plant: {
      name: 'Ñ'.repeat(100),
      scientificName: 'Pouteria lucuma (Ruiz & Pav.) Kuntze var. macrocarpa '.repeat(2).slice(0, 100),
      page: 'https://quinta.example/plant/p1',
    },
  },
  globals: { viewport: { value: 'phone' } },
}
