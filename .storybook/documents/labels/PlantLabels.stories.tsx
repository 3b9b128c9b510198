import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import {
  type LabelledPlant,
  printLabel,
  printLabelSheets,
} from '../../../admin-console/src/features/plants/labels/print-labels.ts'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { PdfPages } from './PdfPages.tsx'

const plant = (name: string, scientificName: string, family: string): LabelledPlant => ({
  name,
  scientificName,
  family: { _id: family, name: family },
  page: `https://quinta.example/plant/${family.toLowerCase()}`,
})

const PLANTS = [
  plant('Molle', 'Schinus molle', 'Anacardiaceae'),
  plant('Cantuta, la flor de los incas y del valle', 'Cantua buxifolia', 'Polemoniaceae'),
  plant('Brassocattleya', '× Brassocattleya', 'Orchidaceae'),
  plant('Ñuñunqa', 'Solanum nitidum', 'Solanaceae'),
  plant('Aguaymanto', 'Physalis peruviana', 'Solanaceae'),
  plant('Retama', 'Spartium junceum', 'Fabaceae'),
  plant('Lúcuma', 'Pouteria lucuma', 'Sapotaceae'),
  plant('Tara', 'Tara spinosa', 'Fabaceae'),
  plant('Queñua', 'Polylepis racemosa', 'Rosaceae'),
]

const one = (signal: AbortSignal) =>
  printLabel(plant('Cantuta, la flor de los incas y del valle', 'Cantua buxifolia', 'Polemoniaceae'), signal)
const sheets = (signal: AbortSignal) => printLabelSheets(PLANTS, { onDrawn: () => {}, signal })

const guide: Guide = {
  purpose:
    'El PDF de las etiquetas que se clavan junto a las plantas: una sola, o hojas A4 de ocho para cortar.',
  notFor: 'Para ver una etiqueta sin descargarla está la página de la planta, en la consola.',
}

const meta = {
  title: 'Impresos/Etiquetas de plantas',
  component: PdfPages,
  tags: ['S-04'],
  parameters: { guide, face: 'console-light' },
} satisfies Meta<typeof PdfPages>

export default meta
type Story = StoryObj<typeof meta>

export const Label: Story = {
  name: 'Una etiqueta',
  args: { print: one },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Página 1 de 1' }, { timeout: 10_000 })).toBeVisible()
  },
}

export const Sheets: Story = {
  name: 'Hojas de ocho etiquetas',
  args: { print: sheets },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Página 2 de 2' }, { timeout: 10_000 })).toBeVisible()
  },
}
