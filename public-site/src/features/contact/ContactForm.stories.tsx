import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, screen, userEvent } from 'storybook/test'
import { inSite, inSiteWith } from '../../../test/in-site.tsx'
import { ContactForm } from './ContactForm.tsx'

const meta = {
  title: 'Sitio/Partes/Formulario de contacto',
  component: ContactForm,
  decorators: [inSite],
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'P-13 shows the empty contact form' }

const history = createMemoryHistory()

export const Left: Story = {
  name: 'D-14 asks before a message that was not sent is left',
  decorators: [(story) => inSiteWith(history, story)],
  play: async () => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    const message = screen.getByLabelText('Mensaje')
    await userEvent.type(message, '¿Hay cochera?')
    history.push('/rooms')
    await expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible()
    await press('No')
    await expect(message).toHaveValue('¿Hay cochera?')
    history.push('/rooms')
    await screen.findByRole('alertdialog')
    await press('Sí')
    await expect(history.location.pathname).toBe('/rooms')
  },
}
