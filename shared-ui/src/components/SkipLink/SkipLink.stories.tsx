import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { SkipLink } from './SkipLink.tsx'

const guide: Guide = {
  purpose: 'La primera parada del teclado en cada página: salta el menú y va al contenido.',
  notFor: 'Dentro del contenido use un índice con anclas, como en «Página legal».',
  anatomy: ['Un enlace, oculto hasta que tiene el foco'],
  states: { ':focus': 'Entra en la pantalla, sobre la cabecera.' },
  keyboard: { Enter: 'Lleva el foco al contenido sin cambiar la dirección.' },
  practice: {
    good: { text: 'Es lo primero que se enfoca.', story: 'Con el foco' },
    bad: { text: 'Ocultarlo también con el foco: quien usa teclado no sabe dónde está.' },
  },
  copy: ['«Ir al contenido».'],
}

const meta = {
  title: 'Componentes/Enlace para saltar al contenido',
  parameters: { guide },
  component: SkipLink,
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Principal">
        <a href="/rooms">Habitaciones</a>
      </nav>
      <main id="content" tabIndex={-1}>
        Contenido
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Is the first tab stop and becomes visible on focus. */
export const Focused: Story = {
  name: 'Con el foco',
  tags: ['W-10'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ir al contenido' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(link).toHaveAttribute('href', '#content')
    const address = location.href
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('main')).toHaveFocus()
    await expect(location.href).toBe(address)
  },
}
