import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Componentes/Botón Cargar más',
  component: LoadMore,
  args: { onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

/** A press requests the next page. */
export const Ready: Story = {
  name: 'Listo',
  tags: ['P-06'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cargar más' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

/** While the next page loads, the button cannot be pressed again. */
export const Pending: Story = {
  name: 'Cargando',
  tags: ['W-06'],
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cargar más' }))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

/** An error is an alert and the button stays. */
export const Failed: Story = {
  name: 'Con error',
  tags: ['E-02'],
  args: { error: 'El sistema no está disponible por ahora. Inténtelo de nuevo en unos minutos.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
