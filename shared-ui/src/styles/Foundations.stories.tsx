import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Foundations } from './Foundations.tsx'

const meta = {
  title: 'Fundamentos',
  component: Foundations,
} satisfies Meta<typeof Foundations>

export default meta
type Story = StoryObj<typeof meta>

/** Checks the contrasts that the page measured: no pair may be below its required ratio. */
const everyPairHasItsContrast: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const measured = Array.from(canvasElement.querySelectorAll('data'))
  await waitFor(() => expect(measured.every((pair) => Number(pair.value) > 0)).toBe(true))
  const tooLow = measured.filter((pair) => Number(pair.value) < Number(pair.dataset.needed))
  await expect(tooLow.map((pair) => pair.parentElement?.textContent)).toEqual([])
}

export const Public: Story = {
  name: 'W-10 Public site: text has 4.5:1, controls and signs have 3:1',
  play: everyPairHasItsContrast,
}

export const ConsoleLight: Story = {
  name: 'W-10 Console, light: text has 4.5:1, controls and signs have 3:1',
  globals: { face: 'console-light' },
  play: everyPairHasItsContrast,
}

export const ConsoleDark: Story = {
  name: 'W-10 Console, dark: text has 4.5:1, controls and signs have 3:1',
  globals: { face: 'console-dark' },
  play: everyPairHasItsContrast,
}
