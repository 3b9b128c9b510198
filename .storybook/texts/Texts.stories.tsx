import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { Guide } from '../../shared-ui/src/guides/guide.ts'
import { Texts } from './Texts.tsx'

const guide: Guide = {
  purpose:
    'Todo lo que el producto y el hospedaje dicen, por temas, con las reglas de cada tema y los archivos que muestran cada texto.',
  notFor: 'Para saber cómo se escribe un texto nuevo lea primero «Voz y textos de error».',
}

const meta = {
  title: 'Fundamentos/Textos',
  component: Texts,
  tags: ['S-03'],
  parameters: { guide },
} satisfies Meta<typeof Texts>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = async (words: string) => within((await screen.findByText(words)).closest('li') ?? document.body)

/** At once, since the first letter alone would show thousands of texts. */
async function searchFor(words: string) {
  await userEvent.click(screen.getByLabelText('Buscar en todos'))
  await userEvent.paste(words)
}

export const Subject: Story = {
  name: 'Un tema, con sus reglas y dónde se usa cada texto',
  args: { subject: 'privacy' },
  play: async () => {
    await expect(screen.getByLabelText('Tema')).toHaveDisplayValue('Datos personales')
    const row = await rowOf('Lo que hay guardado')
    await expect(row.getAllByText(/^Consola · /).length).toBeGreaterThan(0)
  },
}

export const Search: Story = {
  name: 'Una búsqueda en todos los temas',
  play: async () => {
    await searchFor('reserva está confirmada')
    await expect(await screen.findByRole('heading', { name: 'CONFIRMATION_MAIL' })).toBeVisible()
    const places = screen.getAllByText('Servidor y correos · mail/confirmation-mail')
    await expect(places.length).toBeGreaterThan(0)
  },
}

/** A search finds words with accents by words without, and texts of the lodge itself. */
export const Unaccented: Story = {
  name: 'Una búsqueda sin tildes',
  play: async () => {
    await searchFor(LODGE.name.normalize('NFD').replace(/\p{M}/gu, ''))
    await expect((await screen.findAllByText('content/lodge/lodge.json')).length).toBeGreaterThan(0)
  },
}

export const Phone: Story = {
  name: 'En un teléfono',
  args: { subject: 'forms' },
  globals: { viewport: { value: 'phone' } },
}
