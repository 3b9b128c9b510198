import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { staffSession } from '../../lib/session/staff-session.ts'
import { ConsoleFrame } from './ConsoleFrame.tsx'

const guide: Guide = {
  purpose: 'Lo que rodea toda página de la consola: menú, nombre de quien ingresó y salida.',
  notFor: 'Ingreso no lleva marco. Una acción de una página va en la página, no en el menú.',
  keyboard: { Tab: 'La primera parada salta el menú.', Escape: 'Cierra «Más» en el teléfono.' },
  copy: ['Los nombres del menú son los títulos de sus páginas.'],
  practice: {
    good: { text: 'Muestre junto a Bandeja cuántas cosas esperan, y nada más.' },
    bad: { text: 'Sumar al menú una entrada por cada acción nueva.' },
  },
}

const meta = {
  title: 'Consola/Marco',
  component: ConsoleFrame,
  args: {
    name: 'Julia Mamani Flores',
    onPreferences: fn(),
    onSearch: fn(),
    children: <Page title="Reservaciones">Aquí va la página.</Page>,
  },
  decorators: [inConsole],
  parameters: { guide, layout: 'fullscreen', face: 'console-light' },
} satisfies Meta<typeof ConsoleFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Makes the server refuse the current session from then on. */
let deactivate = () => {}
const realNow = Date.now

/** Shows the side menu. */
export const Wide: Story = {
  name: 'Menú al costado',
  tags: ['A-03'],
  play: async () => {
    const menu = within(screen.getByRole('navigation', { name: 'Menú del personal' }))
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Hoy',
      'Reservaciones',
      'Habitaciones',
      'Zonas',
      'Familias',
      'Plantas',
      'Tablero',
      'Huéspedes',
      'Caja',
      'Mensajes',
      'Personal',
      'Registro',
    ])
    const rest = within(menu.getByRole('list', { name: 'Más' }))
    await expect(rest.getByRole('link', { name: 'Mensajes' })).toHaveAttribute('href', '/messages-panel')
    await expect(menu.getByRole('link', { name: 'Reservaciones' })).toHaveAttribute(
      'href',
      '/reservations-panel',
    )
    await expect(screen.getByRole('main', { name: 'Reservaciones' })).toBeVisible()
  },
}

/** Shows on every page how many items wait for staff. */
/** The menu has a button for the search over all pages, also on a phone. */
export const Searching: Story = {
  name: 'Botón para buscar, también en teléfono',
  tags: ['D-09'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const menu = within(screen.getByRole('navigation', { name: 'Menú del personal' }))
    await userEvent.click(menu.getByRole('button', { name: 'Buscar' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = {
  name: 'Con lo que espera al personal',
  tags: ['A-03'],
  beforeEach: answering(() => ({ body: { messages: 2, complaints: 1, mails: 3, payments: 4 } })),
  play: async () => {
    const rest = within(await screen.findByRole('list', { name: 'Más' }))
    await expect(await rest.findByRole('link', { name: 'Mensajes (10 por atender)' })).toBeVisible()
  },
}

/** Detects deactivation when the window regains focus, and keeps the page. */
export const Deactivated: Story = {
  name: 'Cuenta desactivada al volver a la ventana',
  tags: ['A-02'],
  beforeEach: () => {
    let response: StoryResponse = { body: { messages: 1, complaints: 0, mails: 0, payments: 0 } }
    deactivate = () => {
      response = refusal(401, 'session_ended', ERROR_SENTENCES.session_ended)
    }
    const restore = answering(() => response)()
    return () => {
      Date.now = realNow
      restore()
    }
  },
  play: async () => {
    await screen.findByRole('link', { name: 'Mensajes (1 por atender)' })
    deactivate()
    Date.now = () => realNow() + 61_000
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(staffSession.current()).toMatchObject({ status: 'lapsed', cause: 'ended' }))
    await expect(screen.getByText('Aquí va la página.')).toBeVisible()
  },
}

/** On a phone the menu is at the bottom, and the More button opens and closes the rest by keyboard. */
export const Phone: Story = {
  name: 'En teléfono, menú abajo, tema oscuro',
  tags: ['A-03'],
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  play: async ({ args }) => {
    await expect(screen.queryByRole('link', { name: 'Mensajes' })).not.toBeInTheDocument()
    screen.getByRole('button', { name: 'Más' }).focus()
    await userEvent.keyboard('{Enter}')
    const rest = within(await screen.findByRole('list', { name: 'Más' }))
    await expect(rest.getByRole('link', { name: 'Mensajes' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Salir del Sistema' })).toBeVisible()
    await userEvent.click(rest.getByRole('link', { name: 'Mensajes' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Más' })).not.toBeInTheDocument())

    await userEvent.click(screen.getByRole('button', { name: 'Más' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Atajos y apariencia' }))
    await expect(args.onPreferences).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Más' })).not.toBeInTheDocument())
  },
}
