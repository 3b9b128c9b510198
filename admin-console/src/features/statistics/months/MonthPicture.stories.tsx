import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../../../test/in-console.tsx'
import { sampleStatistic } from '../../../../test/samples/sample-statistics.ts'
import { IncomePicture, NightsPicture } from './MonthPicture.tsx'

const guide: Guide = {
  purpose: 'Dibuja meses como barras, para comparar; la tabla de al lado tiene las cifras.',
  notFor: 'Con un solo mes no hay nada que comparar: escriba la cifra.',
  practice: {
    good: { text: 'Marque los meses elegidos y deje la tabla al lado, con las cifras.' },
    bad: { text: 'Un color distinto para cada mes.' },
  },
}

const meta = {
  title: 'Consola/Partes/Gráfico de meses',
  parameters: { guide, face: 'console-light' },
  component: IncomePicture,
  args: {
    statistic: sampleStatistic({ from: '2026-01-01', to: '2026-12-31' }),
    range: 'De enero a diciembre de 2026',
    isSelected: (month) => month >= '2026-10',
  },
  decorators: [inConsole],
} satisfies Meta<typeof IncomePicture>

export default meta
type Story = StoryObj<typeof meta>

/** Income by month with the selected months marked, as wide as the paper in print. */
export const Income: Story = {
  name: 'Ingresos por mes',
  tags: ['A-04'],
  play: async () => {
    const picture = await screen.findByRole('img')
    await expect(picture).toHaveAttribute('viewBox', `0 0 ${picture.getAttribute('width')} 220`)
  },
}
/** No grid line crosses the text above a bar. */
export const Marks: Story = {
  name: 'Líneas que no cruzan el texto',
  tags: ['A-04'],
  render: (args) => <NightsPicture {...args} />,
  play: async () => {
    const { stroke, paintOrder } = getComputedStyle(await screen.findByText('72 %', { selector: 'text' }))
    await expect(paintOrder).toBe('stroke')
    const card = (await screen.findByRole('img')).closest('section')
    await expect(card && getComputedStyle(card).backgroundColor).toBe(stroke)
  },
}
/** Sold and available nights, phone, dark theme. */
export const Nights: Story = {
  name: 'Noches vendidas, en teléfono, tema oscuro',
  tags: ['A-04'],
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  render: (args) => <NightsPicture {...args} />,
}
