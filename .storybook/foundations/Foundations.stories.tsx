import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Colour } from './Colour.tsx'
import { Formats } from './Formats.tsx'
import { Icons } from './Icons.tsx'
import { Motion } from './Motion.tsx'
import { Pictures } from './Pictures.tsx'
import { Space } from './Space.tsx'
import { Tokens } from './Tokens.tsx'
import { Type } from './Type.tsx'
import { Voice } from './Voice.tsx'

const meta = { title: 'Fundamentos', tags: ['!autodocs', 'S-01'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Measures every pair of colours in every face: text has 4.5:1, controls and signs have 3:1. */
export const Colours: Story = {
  name: 'Color y contraste',
  tags: ['W-10'],
  render: () => <Colour />,
  play: async ({ canvasElement }) => {
    const measured = Array.from(canvasElement.querySelectorAll('data'))
    await waitFor(() => expect(measured.every((pair) => Number(pair.value) > 0)).toBe(true))
    const tooLow = measured.filter((pair) => Number(pair.value) < Number(pair.dataset.needed))
    await expect(tooLow.map((pair) => pair.parentElement?.textContent)).toEqual([])
    const dark = screen.getByRole('region', { name: 'Consola, oscuro' })
    await expect(getComputedStyle(dark).color).not.toBe(getComputedStyle(canvasElement).color)
  },
}

export const Typography: Story = { name: 'Tipografía', render: () => <Type /> }
export const Spacing: Story = { name: 'Espacio y formas', render: () => <Space /> }
/** Lists the icons that the sources import, with the components that use each. */
export const IconSet: Story = {
  name: 'Iconos',
  render: () => <Icons />,
  play: async () => {
    const closing = screen
      .getAllByRole('listitem')
      .find((item) => item.querySelector('code')?.textContent === 'X')
    await expect(closing).toHaveTextContent('Dialog')
  },
}

export const PictureSet: Story = { name: 'Imágenes', render: () => <Pictures /> }

/** Names every custom property, and offers the file for design programs. */
export const TokenFile: Story = {
  name: 'Tokens (tokens.json)',
  render: () => <Tokens />,
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Descargar tokens.json' })).toHaveAttribute(
      'download',
      'tokens.json',
    )
    await expect(screen.getByRole('row', { name: /^color --color-ground / })).toBeVisible()
  },
}

/** With reduced motion, as in tests, a press moves the samples at once. */
export const Movement: Story = {
  name: 'Movimiento',
  tags: ['W-10'],
  render: () => <Motion />,
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Mover' }))
    const moved = canvasElement.querySelectorAll('[data-moved]')
    await expect(moved.length).toBeGreaterThan(0)
  },
}

export const Speech: Story = { name: 'Voz y textos de error', render: () => <Voice /> }

/** Soles and dates as Peru writes them. */
export const Written: Story = {
  name: 'Formatos',
  tags: ['W-02'],
  render: () => <Formats />,
  play: async () => {
    await expect(screen.getByRole('cell', { name: /^S\/\.\s1,234\.50$/ })).toBeVisible()
    await expect(screen.getByRole('cell', { name: '30 nov. 2026, 14:05' })).toBeVisible()
  },
}
