import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { PageTabs } from './PageTabs.tsx'

const meta = {
  title: 'Consola/Partes/Páginas que van juntas',
  component: PageTabs,
  decorators: [inConsole],
  args: {
    label: 'Caja',
    pages: [
      { link: { to: '/cash-panel' }, label: 'Caja del día' },
      { link: { to: '/messages-panel' }, label: 'Mensajes', extra: ' (3)' },
    ],
  },
  globals: { face: 'console-light' },
} satisfies Meta<typeof PageTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  name: 'Names its pages, with what follows a label',
  play: async () => {
    await expect(screen.getByRole('navigation', { name: 'Caja' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Mensajes (3)' })).toBeVisible()
  },
}

export const Narrow: Story = { name: 'On a narrow screen', globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { name: 'Dark theme', globals: { face: 'console-dark' } }
