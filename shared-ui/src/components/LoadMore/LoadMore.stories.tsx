import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Button } from '../Button/Button.tsx'
import { LoadMore } from './LoadMore.tsx'

const guide: Guide = {
  purpose: 'Trae el grupo siguiente de una lista larga; después el foco va a lo primero que llegó.',
  notFor:
    'Si no queda nada, no se muestra. No carga solo al desplazarse: el pie de página quedaría fuera de alcance.',
  anatomy: ['Error del último intento, si falló', 'Botón'],
  states: {
    'aria-busy="true"': 'El grupo está en camino; no se pide dos veces.',
    'role="alert"': 'El último intento falló; el botón queda para repetir.',
  },
  practice: {
    good: { text: 'Una palabra fija en todas las listas.', example: <LoadMore onLoadMore={() => {}} /> },
    bad: {
      text: 'Números de página: obligan a recordar dónde se estaba.',
      example: (
        <div style={{ display: 'flex', gap: '0.5rem' }}>
          <Button>1</Button>
          <Button>2</Button>
          <Button>3</Button>
        </div>
      ),
    },
  },
  copy: ['Siempre «Cargar más».'],
}

const meta = {
  title: 'Componentes/Botón Cargar más',
  parameters: { guide },
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
