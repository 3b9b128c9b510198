import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Componentes/Enlace para saltar al contenido',
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
