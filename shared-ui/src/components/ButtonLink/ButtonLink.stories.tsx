import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { ButtonLink } from './ButtonLink.tsx'

const guide: Guide = {
  purpose: 'Lleva a otra página con el peso de un botón: el paso siguiente de lo que se está leyendo.',
  notFor: 'Para lo que cambia algo en esta página use «Botón». Dentro de una frase use un enlace corriente.',
  anatomy: ['Etiqueta que dice adónde lleva o qué se hará allá'],
  states: {
    'data-variant="primary"': 'El paso siguiente.',
    'data-variant="secondary"': 'Otra salida.',
    'data-variant="quiet"': 'Una salida de poco peso, como «Ver todas».',
  },
  keyboard: { Enter: 'Abre la página; Espacio no, porque es un enlace.' },
  practice: {
    good: {
      text: 'Un solo enlace con peso, que dice qué se hará.',
      example: (
        <ButtonLink variant="primary" href="/make-reservation">
          Reservar
        </ButtonLink>
      ),
    },
    bad: {
      text: '«Haga clic aquí» no dice nada fuera de su frase, y en un teléfono no hay clic.',
      example: (
        <ButtonLink variant="primary" href="/make-reservation">
          Haga clic aquí
        </ButtonLink>
      ),
    },
  },
  copy: ['Las mismas palabras que el título o el botón de la página a la que lleva.'],
}

const meta = {
  title: 'Componentes/Enlace con forma de botón',
  parameters: { guide },
  component: ButtonLink,
  args: { href: '/rooms', children: 'Ver las habitaciones' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

/** Looks like a primary button and stays a link. */
export const Primary: Story = {
  name: 'Principal',
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver las habitaciones' })
    await expect(link).toHaveAttribute('href', '/rooms')
  },
}

export const Secondary: Story = { name: 'Secundario' }
export const Quiet: Story = { name: 'Discreto', args: { variant: 'quiet' } }
