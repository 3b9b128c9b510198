import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Componentes/LoadMore',
  component: LoadMore,
  args: { onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'P-06 A press requests the next page',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cargar más' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  name: 'W-06 While the next page loads, the button cannot be pressed again',
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cargar más' }))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'E-02 An error is an alert and the button stays',
  args: { error: 'El sistema no está disponible por ahora. Inténtelo de nuevo en unos minutos.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
