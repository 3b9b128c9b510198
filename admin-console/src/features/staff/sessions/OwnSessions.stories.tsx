import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_SESSIONS } from '../../../../test/samples/sample-staff.ts'
import { OwnSessions } from './OwnSessions.tsx'

const guide: Guide = {
  purpose: 'En qué navegadores está abierta la propia sesión, y cerrar los demás, uno o todos.',
  notFor: 'La sesión en uso no se cierra aquí: para eso está la salida del menú.',
  practice: {
    good: { text: 'Nombre el navegador y el sistema: «Firefox en Windows».' },
    bad: { text: 'Mostrar la dirección de red, que a nadie le dice nada.' },
  },
}

const meta = {
  title: 'Consola/Personal/Mis sesiones',
  parameters: { guide, face: 'console-light' },
  component: OwnSessions,
  decorators: [inConsole],
} satisfies Meta<typeof OwnSessions>

export default meta
type Story = StoryObj<typeof meta>

/** Responds like the server with these sessions. */
const serving = (sessions: typeof SAMPLE_SESSIONS) => () => {
  let open = sessions
  return answering((request): StoryResponse => {
    if (request.method === 'GET') return { body: { sessions: open } }
    const id = new URL(request.url).searchParams.get('sessionID')
    open = open.filter(({ _id, isThis }) => isThis || (id !== null && _id !== id))
    return { body: {} }
  })()
}
const list = async () => within(await screen.findByRole('list', { name: 'Mi cuenta: sesiones abiertas' }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Ends one other session by its own button, and focuses the notice. */
export const One: Story = {
  name: 'Cerrar una sesión',
  tags: ['A-02'],
  beforeEach: serving(SAMPLE_SESSIONS),
  play: async () => {
    await expect((await list()).getByText(/Firefox en Windows/)).toBeVisible()
    await expect((await list()).getByText(/\(esta\)/)).toBeVisible()
    await press('Cerrar la sesión de Chrome en Android')
    const notice = await screen.findByText('La sesión de Chrome en Android se cerró.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect((await list()).getAllByRole('listitem')).toHaveLength(1)
    await expect(screen.queryByRole('button', { name: /Cerrar/ })).toBeNull()
  },
}

const [HERE, PHONE] = SAMPLE_SESSIONS
const THREE = HERE && PHONE ? [HERE, PHONE, { ...PHONE, _id: 'session-3', browser: 'curl/8' }] : []

/** Ends all other sessions at once. */
export const Others: Story = {
  name: 'Cerrar todas las demás',
  tags: ['A-02'],
  beforeEach: serving(THREE),
  play: async () => {
    await expect((await list()).getByText('Otro navegador')).toBeVisible()
    await press('Cerrar las demás')
    await expect(await screen.findByText('Las demás sesiones se cerraron.')).toBeVisible()
    await expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  },
}

/** A session that could not be ended stays, with the reason. */
export const Refused: Story = {
  name: 'Una sesión no se pudo cerrar',
  tags: ['E-02'],
  beforeEach: answering(({ method }) =>
    method === 'GET'
      ? { body: { sessions: SAMPLE_SESSIONS } }
      : refusal(503, 'database_unavailable', errorSentence('database_unavailable')),
  ),
  play: async () => {
    await press('Cerrar la sesión de Chrome en Android')
    await expect(await screen.findByRole('alert')).toHaveTextContent('El sistema no está disponible')
    await expect((await list()).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Loading: Story = { name: 'Cargando', tags: ['W-05'], beforeEach: answering(() => 'silence') }

export const Phone: Story = {
  name: 'En teléfono, tema oscuro',
  beforeEach: serving(THREE),
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
}
