import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_MESSAGES, sampleMessage } from '../../../test/samples/sample-messages.ts'
import { MessagesScreen } from './MessagesScreen.tsx'
import { NO_FILTERS } from './message-filters.ts'

const guide: Guide = {
  purpose: 'Los mensajes del formulario de contacto y cuáles faltan atender.',
  notFor: 'Los reclamos y los pagos por revisar tienen sus propias páginas en la misma bandeja.',
  states: {
    'data-state="waiting"': 'Nadie lo atendió todavía.',
    'data-state="attended"': 'Alguien lo marcó como atendido.',
  },
  practice: {
    good: { text: 'Deje el filtro en los que faltan atender: al vaciarse, el trabajo está hecho.' },
    bad: { text: 'Dar por atendido todo lo de la semana para que la cuenta vuelva a cero.' },
  },
}

const meta = {
  title: 'Consola/Mensajes',
  parameters: { guide, face: 'console-light' },
  component: MessagesScreen,
  args: { filters: NO_FILTERS, opened: { groups: '', onOpen: fn() }, onFiltersChange: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof MessagesScreen>

export default meta
type Story = StoryObj<typeof meta>

const INBOX: StoryResponse = { body: { messages: 2, complaints: 1, mails: 3, payments: 0 } }
/** Responds with the counts of the tabs, and to every other request with `respondWith`. */
const inbox = (respondWith: (request: Request) => StoryResponse) =>
  answering((request) => (new URL(request.url).pathname === '/api/inbox' ? INBOX : respondWith(request)))
const whole = inbox(() => ({ body: { messages: SAMPLE_MESSAGES, total: 3, next: null } }))
const none: StoryResponse = { body: { messages: [], total: 0, next: null } }

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Mensajes')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Says that there are no messages and where they come from. */
export const Empty: Story = {
  name: 'Sin mensajes',
  tags: ['W-09'],
  beforeEach: inbox(() => none),
  play: async () => {
    await expect(await screen.findByText('No hay mensajes')).toBeVisible()
    await expect(screen.getByText(/página de contacto/)).toBeVisible()
  },
}

/** Offers to clear the filters if nothing matches. */
export const NothingMatches: Story = {
  name: 'Nada coincide con los filtros',
  tags: ['W-09'],
  args: { filters: { search: 'zzz', state: '' } },
  beforeEach: inbox(() => none),
  play: async ({ args }) => {
    await screen.findByText('No hay mensajes')
    await userEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) ?? document.body)
    await expect(args.onFiltersChange).toHaveBeenCalledWith(NO_FILTERS)
  },
}

/** Shows the messages, their state, and the counts of the other pages. */
export const Full: Story = {
  name: 'Con mensajes y su estado',
  tags: ['A-03'],
  beforeEach: whole,
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Mensajes' }))
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/view-message/018f-m1',
      '/view-message/018f-m2',
      '/view-message/018f-m3',
    ])
    await expect(list.getAllByText('Por atender')).toHaveLength(2)
    await expect(list.getByText('Atendido')).toBeVisible()
    await expect(list.getByText('<b>¿Hay cochera?</b>')).toBeVisible()
    const pages = within(screen.getByRole('navigation', { name: 'Mensajes y avisos' }))
    await expect(await pages.findByRole('link', { name: 'Mensajes (2 por atender)' })).toBeVisible()
    await expect(pages.getByRole('link', { name: 'Correos no enviados (3 por atender)' })).toHaveAttribute(
      'href',
      '/messages-panel/mails',
    )
  },
}

/** Responds with a list of waiting messages, from which marking one removes it. */
const marking = (refuse?: StoryResponse) => () => {
  let left = SAMPLE_MESSAGES.slice(0, 2)
  return inbox((request) => {
    if (request.method !== 'PUT') return { body: { messages: left, total: left.length, next: null } }
    if (refuse) return refuse
    left = left.slice(1)
    return {
      body: { message: sampleMessage({ attended: { at: '2026-11-28T15:00:00.000Z', by: 'recepcion' } }) },
    }
  })()
}
const attendFirst = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Marcar como atendido: Ana Luz Rojas' }))

/** A message that leaves the filtered list is reported in a notice, which takes the focus. */
export const Attending: Story = {
  name: 'Marcar como atendido',
  tags: ['W-07'],
  args: { filters: { search: '', state: 'waiting' } },
  beforeEach: marking(),
  play: async () => {
    await attendFirst()
    const notice = await screen.findByText('El mensaje de Ana Luz Rojas está atendido.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(screen.getByText('1 de 1 mensaje')).toBeVisible()
  },
}

/** Reports that marking failed, and the list stays. */
export const AttendRefused: Story = {
  name: 'No se pudo marcar',
  tags: ['E-02'],
  beforeEach: marking(refusal(404, 'message_not_found', ERROR_SENTENCES.message_not_found)),
  play: async () => {
    await attendFirst()
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.message_not_found)
    await expect(screen.getByRole('link', { name: 'Ana Luz Rojas' })).toBeVisible()
  },
}

/** Loading more adds the next group and focuses its first message. */
export const MoreToLoad: Story = {
  name: 'Cargar más enfoca el primer mensaje nuevo',
  tags: ['C-05'],
  beforeEach: inbox((request) =>
    new URL(request.url).searchParams.get('after') === '018f-m3'
      ? {
          body: {
            messages: [sampleMessage({ _id: '018f-m4', names: 'Óscar Huamán' })],
            total: 4,
            next: null,
          },
        }
      : { body: { messages: SAMPLE_MESSAGES, total: 4, next: '018f-m3' } },
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }))
    await expect(await screen.findByText('4 de 4 mensajes')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Óscar Huamán' })).toHaveFocus())
  },
}

/** Searches at once on Enter and keeps the state filter. */
export const Searching: Story = {
  name: 'Búsqueda con Enter',
  tags: ['A-05'],
  beforeEach: whole,
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Nombre, correo o palabras'), ' cochera {Enter}')
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: 'cochera', state: '' })
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Por atender')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', state: 'waiting' })
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: whole,
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: whole,
  globals: { viewport: { value: 'phone' } },
}
