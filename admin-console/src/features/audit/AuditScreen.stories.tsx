import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_ENTRIES, sampleEntry } from '../../../test/samples/sample-audit.ts'
import { AuditScreen } from './AuditScreen.tsx'
import { NO_FILTERS } from './audit-filters.ts'

const guide: Guide = {
  purpose: 'Quién hizo qué y cuándo, para aclarar un cambio que nadie recuerda.',
  notFor: 'La historia de una sola reservación está en su página, con menos ruido.',
  copy: ['Cada línea dice persona, verbo y cosa, en ese orden.'],
  practice: {
    good: {
      text: 'Filtre por persona o por tipo antes de leer: la dirección guarda el filtro y se puede enviar a otra persona.',
    },
    bad: { text: 'Usarlo para deshacer: dice lo que pasó, y cada cosa se corrige en su propia página.' },
  },
  states: {
    'data-action': 'Qué se hizo, con la palabra del registro.',
  },
}

const meta = {
  title: 'Consola/Registro de cambios',
  parameters: { guide, face: 'console-light' },
  component: AuditScreen,
  args: { filters: NO_FILTERS, opened: { groups: '', onOpen: fn() }, onFiltersChange: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof AuditScreen>

export default meta
type Story = StoryObj<typeof meta>

const member = (_id: string, name: string) => ({
  _id,
  name,
  username: _id,
  active: true,
  isYou: false,
  createdAt: '2026-03-02T14:00:00.000Z',
  deactivatedAt: null,
  lastSignInAt: null,
})
const staff: StoryResponse = {
  body: { staff: [member('s1', 'Julia Mamani Flores'), member('s2', 'Rosa Huamán Ccori')], total: 2 },
}
const pathOf = (request: Request) => new URL(request.url).pathname
/** Responds with the staff for the filter, and with `respondWith` for the log. */
const log = (respondWith: (request: Request) => StoryResponse) =>
  answering((request) => (pathOf(request).endsWith('/staff') ? staff : respondWith(request)))
const whole = log(() => ({ body: { entries: SAMPLE_ENTRIES, total: SAMPLE_ENTRIES.length, next: null } }))
const lines = () => within(screen.getByRole('list', { name: 'Registro' }))

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Registro')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  beforeEach: log(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

/** Explains what the log will show when it is empty. */
export const Empty: Story = {
  name: 'Sin entradas',
  tags: ['W-09'],
  beforeEach: log(() => ({ body: { entries: [], total: 0, next: null } })),
  play: async () => {
    await expect(await screen.findByText('No hay anotaciones')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull()
  },
}

/** Offers to clear the filters if nothing matches. */
export const NothingMatches: Story = {
  name: 'Nada coincide con los filtros',
  tags: ['W-09'],
  args: { filters: { ...NO_FILTERS, kind: 'zone' } },
  beforeEach: log(() => ({ body: { entries: [], total: 0, next: null } })),
  play: async ({ args }) => {
    await screen.findByText('No hay anotaciones')
    await userEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) ?? document.body)
    await expect(args.onFiltersChange).toHaveBeenCalledWith(NO_FILTERS)
  },
}

/** Shows person, action, thing and time, with a link if the thing still exists. */
export const Full: Story = {
  name: 'Con entradas: persona, acción, cosa y hora',
  beforeEach: whole,
  play: async () => {
    await expect(await screen.findByText('9 de 9 anotaciones')).toBeVisible()
    await expect(lines().getByText(/Precio por noche: S\/\.\s200\.00 → S\/\.\s220\.50/)).toBeVisible()
    await expect(lines().getByText(/3 noches: .*1 dic.* – .*2 dic.*; .*24 dic/)).toBeVisible()
    await expect(lines().getByRole('link', { name: '52CC4B20' })).toHaveAttribute(
      'href',
      '/view-reservation/reservation-1',
    )
    await expect(lines().getByText('Sin identificar')).toBeVisible()
    await expect(lines().getByText(/Liberó las noches separadas por la compra/)).toBeVisible()
    await expect(lines().getByText('3310042')).toBeVisible()
    await expect(lines().queryByRole('link', { name: /Canna/ })).toBeNull()
    await expect(lines().getByRole('link', { name: 'Marcó como atendido un mensaje' })).toBeVisible()
    await expect(lines().getByText(/28 nov.* 2026, 15:15/)).toBeVisible()
  },
}

/** Loading more fetches the next group from the cursor and focuses its first entry. */
export const More: Story = {
  name: 'Cargar más enfoca la primera entrada nueva',
  tags: ['C-05'],
  beforeEach: log((request) => {
    const isNext = new URL(request.url).searchParams.get('after') === 'a9'
    const last = sampleEntry({
      _id: 'a10',
      subject: { kind: 'zone', _id: 'z1', name: 'Ladera seca', exists: true },
    })
    return {
      body: { entries: isNext ? [last] : SAMPLE_ENTRIES, total: 10, next: isNext ? null : 'a9' },
    }
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }))
    await expect(await screen.findByText('10 de 10 anotaciones')).toBeVisible()
    await waitFor(() => expect(lines().getByRole('link', { name: 'Ladera seca' })).toHaveFocus())
  },
}

/** Filters by person, kind and days at once. */
export const Filtering: Story = {
  name: 'Filtro por persona, tipo y días a la vez',
  args: { filters: { ...NO_FILTERS, to: '2026-11-10' } },
  beforeEach: whole,
  play: async ({ args }) => {
    await screen.findByRole('option', { name: 'Rosa Huamán Ccori' })
    await userEvent.selectOptions(screen.getByLabelText('Persona'), 'Rosa Huamán Ccori')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...args.filters, staffID: 's2' })
    await userEvent.selectOptions(screen.getByLabelText('Sobre'), 'Habitaciones')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...args.filters, kind: 'room' })
    await userEvent.type(screen.getByLabelText('Desde'), '2026-11-20')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...args.filters,
      from: '2026-11-20',
      to: '2026-11-20',
    })
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
