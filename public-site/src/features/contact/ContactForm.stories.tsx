import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent } from 'storybook/test'
import { inSite, inSiteWith } from '../../../test/in-site.tsx'
import { ContactForm } from './ContactForm.tsx'

const guide: Guide = {
  purpose: 'Escribir a la casa y recibir la respuesta por correo.',
  notFor: 'Un reclamo va al «Libro de Reclamaciones», que tiene plazo.',
  practice: {
    good: { text: 'Pida solo lo que hace falta para responder por correo.' },
    bad: { text: 'Pedir el teléfono como obligatorio.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Formulario de contacto',
  parameters: { guide },
  component: ContactForm,
  decorators: [inSite],
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the empty contact form. */
export const Empty: Story = { name: 'Vacío', tags: ['P-13'] }

const history = createMemoryHistory()

/** Asks before a message that was not sent is left. */
export const Left: Story = {
  name: 'Salir con algo escrito',
  tags: ['D-14'],
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

/** Warns of an e-mail and a phone that cannot be right, and accepts them. */
export const Doubtful: Story = {
  name: 'Correo y teléfono dudosos',
  tags: ['V-12'],
  play: async () => {
    const email = screen.getByLabelText('Correo electrónico')
    await userEvent.type(email, 'rosa@gmial.com')
    await userEvent.type(screen.getByLabelText('Teléfono'), '98400011')
    await userEvent.tab()
    await expect(email).toHaveAccessibleDescription(/¿Quiso decir gmail.com\?/)
    await expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription(/Revise el teléfono/)
    await userEvent.type(screen.getByLabelText('Nombres'), 'Rosa')
    await userEvent.type(screen.getByLabelText('Mensaje'), '¿Hay cochera?')
    await expect(screen.getByRole('button', { name: 'Enviar' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(screen.getByRole('button', { name: 'Usar rosa@gmail.com' }))
    await expect(email).toHaveValue('rosa@gmail.com')
  },
}
