import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, waitFor } from 'storybook/test'
import type { TextPainter } from './pens.ts'
import { readyPainter } from './text-painter.ts'

type PaintedTextProps = { text: string; size: number }

let painter: TextPainter

/** The picture of a text for which the label's font lacks glyphs, twice as large as in print. */
function PaintedText({ text, size }: PaintedTextProps) {
  const { png, width } = painter.paint('scientificName', text, size)
  return <img src={png} alt={text} style={{ width: `${width * 2}mm` }} />
}

const guide: Guide = {
  purpose:
    'Un nombre con letras que la fuente de las etiquetas no tiene, pintado como imagen para imprimir a 600 puntos por pulgada.',
  notFor: 'Los demás textos de una etiqueta van como texto en el PDF; en pantalla no hace falta.',
  practice: {
    good: { text: 'Píntelo entero con la misma fuente, para que una letra rara no salte a la vista.' },
    bad: { text: 'Reemplazar la letra que falta por otra parecida.' },
  },
}

const meta = {
  title: 'Impresos/Etiqueta de planta, texto',
  parameters: { guide },
  component: PaintedText,
  args: { text: '香草蘭 G̃uaraní', size: 16 },
  beforeEach: async () => {
    painter = await readyPainter()
  },
} satisfies Meta<typeof PaintedText>

export default meta
type Story = StoryObj<typeof meta>

const DOTS_A_MM = 600 / 25.4

function darkDots(image: HTMLImageElement): number {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  return Array.from(data).filter((value, index) => index % 4 === 3 && value > 200).length
}

/** Paints text of any script at 600 dpi, as wide as measured. */
export const Painted: Story = {
  name: 'Texto a 600 puntos por pulgada',
  tags: ['V-07', 'A-15'],
  play: async ({ args }) => {
    const image = await screen.findByRole<HTMLImageElement>('img', { name: args.text })
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    const measured = painter.width('scientificName', args.text, args.size)
    await expect(image.naturalWidth).toBeGreaterThanOrEqual(Math.floor(measured * DOTS_A_MM))
    await expect(image.naturalWidth).toBeLessThan(measured * DOTS_A_MM * 1.2)
    await expect(darkDots(image)).toBeGreaterThan(1000)
  },
}
