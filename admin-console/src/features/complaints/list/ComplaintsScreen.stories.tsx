import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { answering, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_COMPLAINTS } from '../../../../test/samples/sample-complaints.ts'
import { ComplaintsScreen } from './ComplaintsScreen.tsx'

const guide: Guide = {
  purpose: 'Las hojas del Libro de Reclamaciones con el plazo de cada una, la más urgente a la vista.',
  notFor: 'No se registran hojas aquí: las registra el consumidor en el sitio público.',
  practice: {
    good: { text: 'Empiece por las que faltan responder: cada una dice cuánto queda.' },
    bad: { text: 'Esconder las respondidas para siempre: la autoridad puede pedirlas.' },
  },
}

const meta = {
  title: 'Consola/Libro de Reclamaciones',
  parameters: { guide, face: 'console-light' },
  component: ComplaintsScreen,
  args: { filters: { state: '' }, opened: { groups: '', onOpen: fn() }, onFiltersChange: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof ComplaintsScreen>

export default meta
type Story = StoryObj<typeof meta>

const whole = answering(() => ({ body: { complaints: SAMPLE_COMPLAINTS, total: 3, next: null } }))
const none = answering(() => ({ body: { complaints: [], total: 0, next: null } }))

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Libro de Reclamaciones')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Says that there are no complaints. */
export const Empty: Story = {
  name: 'Sin reclamos',
  tags: ['W-09'],
  beforeEach: none,
  play: async () => {
    await expect(await screen.findByText('No hay hojas de reclamación')).toBeVisible()
  },
}

/** Offers to show all complaints if none matches the state. */
export const NothingMatches: Story = {
  name: 'Nada coincide con el estado elegido',
  tags: ['W-09'],
  args: { filters: { state: 'open' } },
  beforeEach: none,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver todas' }))
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ state: '' })
  },
}

/** Shows number, kind, consumer, dates and the time left in words. */
export const Full: Story = {
  name: 'Con hojas y su plazo en palabras',
  tags: ['ley-29571'],
  beforeEach: whole,
  play: async ({ args }) => {
    const open = within(await screen.findByRole('row', { name: /2026-000003/ }))
    await expect(open.getByText('Reclamo')).toBeVisible()
    await expect(open.getByText(/^Faltan \d+ días hábiles$/)).toBeVisible()
    await expect(open.getByRole('link')).toHaveAttribute('href', '/view-complaint/018f-c1')
    const late = within(screen.getByRole('row', { name: /2026-000002/ }))
    await expect(late.getByText('Queja')).toBeVisible()
    await expect(late.getByText(/^Vencida hace \d+ días hábiles$/)).toBeVisible()
    await expect(
      within(screen.getByRole('row', { name: /2026-000001/ })).getByText('Respondida'),
    ).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Por responder')
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ state: 'open' })
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
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Libro de Reclamaciones' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
  },
}
