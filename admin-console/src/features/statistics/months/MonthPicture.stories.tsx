import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../../../test/in-console.tsx'
import { sampleStatistic } from '../../../../test/samples/sample-statistics.ts'
import { IncomePicture, NightsPicture } from './MonthPicture.tsx'

const meta = {
  title: 'Consola/Partes/Meses dibujados',
  component: IncomePicture,
  args: {
    statistic: sampleStatistic({ from: '2026-01-01', to: '2026-12-31' }),
    range: 'De enero a diciembre de 2026',
    isChosen: (month) => month >= '2026-10',
  },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof IncomePicture>

export default meta
type Story = StoryObj<typeof meta>

export const Income: Story = {
  name: 'A-04 Income by month with the selected months marked, as wide as the paper in print',
  play: async () => {
    const picture = await screen.findByRole('img')
    await expect(picture).toHaveAttribute('viewBox', `0 0 ${picture.getAttribute('width')} 220`)
  },
}
export const Marks: Story = {
  name: 'A-04 No grid line crosses the text above a bar',
  render: (args) => <NightsPicture {...args} />,
  play: async () => {
    const { stroke, paintOrder } = getComputedStyle(await screen.findByText('72 %', { selector: 'text' }))
    await expect(paintOrder).toBe('stroke')
    const card = (await screen.findByRole('img')).closest('section')
    await expect(card && getComputedStyle(card).backgroundColor).toBe(stroke)
  },
}
export const Nights: Story = {
  name: 'A-04 Sold and available nights, phone, dark theme',
  globals: { face: 'console-dark', viewport: { value: 'phone' } },
  render: (args) => <NightsPicture {...args} />,
}
