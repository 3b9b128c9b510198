import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { expect, screen } from 'storybook/test'
import { LabelCard } from './LabelCard.tsx'

const meta = {
  title: 'Consola/Partes/Etiqueta de planta',
  component: LabelCard,
  args: {
    plant: {
      name: 'Plátano de seda',
      scientificName: 'Musa × paradisiaca',
      page: 'https://quinta.example/plant/p1',
    },
  },
  globals: { face: 'console-light' },
} satisfies Meta<typeof LabelCard>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'A-15 Shows the QR code, both names and the lodge',
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Código QR de la página de Plátano de seda' })).toBeVisible()
    for (const text of ['Plátano de seda', 'Musa × paradisiaca', LODGE.name]) {
      await expect(screen.getByText(text)).toBeVisible()
    }
  },
}

export const Dark: Story = {
  name: 'A-15 Remains dark on white in the dark theme',
  globals: { face: 'console-dark' },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('svg')?.parentElement
    await expect(card).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  },
}

export const Longest: Story = {
  name: 'A-15 Wraps names of 100 characters, phone',
  args: {
    plant: {
      name: 'Ñ'.repeat(100),
      scientificName: 'Pouteria lucuma (Ruiz & Pav.) Kuntze var. macrocarpa '.repeat(2).slice(0, 100),
      page: 'https://quinta.example/plant/p1',
    },
  },
  globals: { viewport: { value: 'phone' } },
}
