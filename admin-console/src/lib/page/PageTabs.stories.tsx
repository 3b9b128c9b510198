import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { PageTabs } from './PageTabs.tsx'

const guide: Guide = {
  purpose: 'Enlaces entre páginas que van juntas, con la actual marcada.',
  notFor: 'No son pestañas que cambian una parte de la página: cada una tiene su dirección.',
  states: { 'aria-current="page"': 'La página en que se está.' },
  practice: {
    good: { text: 'Tres o cuatro nombres cortos que se leen de un vistazo.' },
    bad: { text: 'Esconder en ellas las partes de un formulario.' },
  },
}

const meta = {
  title: 'Consola/Partes/Pestañas de páginas',
  parameters: { guide, face: 'console-light' },
  component: PageTabs,
  decorators: [inConsole],
  args: {
    label: 'Caja',
    pages: [
      { link: { to: '/cash-panel' }, label: 'Caja del día' },
      { link: { to: '/messages-panel' }, label: 'Mensajes', extra: ' (3)' },
    ],
  },
} satisfies Meta<typeof PageTabs>

export default meta
type Story = StoryObj<typeof meta>

/** Names its pages, with what follows a label. */
export const Two: Story = {
  name: 'Dos páginas',
  play: async () => {
    await expect(screen.getByRole('navigation', { name: 'Caja' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Mensajes (3)' })).toBeVisible()
  },
}

/** On a narrow screen. */
export const Narrow: Story = { name: 'En pantalla angosta', globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { name: 'Tema oscuro', parameters: { face: 'console-dark' } }
