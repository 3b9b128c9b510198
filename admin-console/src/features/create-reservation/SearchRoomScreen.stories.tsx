import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../lib/stories/answering.ts'
import { inConsole } from '../../lib/stories/in-console.tsx'
import { SearchRoomScreen } from './SearchRoomScreen.tsx'
import { SAMPLE_AVAILABILITY } from './sample-availability.ts'

const meta = {
  title: 'Consola/Buscar Habitación',
  component: SearchRoomScreen,
  args: { today: '2026-12-01', stay: { entry: '2026-12-01', departure: '2026-12-06' }, onSearch: fn() },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof SearchRoomScreen>

export default meta
type Story = StoryObj<typeof meta>

const found = answering(() => ({ body: SAMPLE_AVAILABILITY }))

export const Loading: Story = {
  name: 'W-05 Says that it looks for rooms',
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Buscando habitaciones')
  },
}

export const AddressWrong: Story = {
  name: 'V-09 An address with dates that are none says so, and looks for tonight',
  args: { isWrong: true },
  beforeEach: found,
  play: async () => {
    await expect(screen.getByText(/no lleva dos fechas que existan/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Buscar' })).toBeEnabled()
  },
}

export const Refused: Story = {
  name: 'E-02 What the server answers takes the place of the results, with a retry',
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const Empty: Story = {
  name: "W-09 Says 'No hay habitaciones disponibles' and leads back to the dates",
  beforeEach: answering(() => ({ body: { ...SAMPLE_AVAILABILITY, availableRooms: [] } })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones disponibles')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar las fechas' }))
    await waitFor(() => expect(screen.getByLabelText('Entrada')).toHaveFocus())
  },
}

export const Full: Story = {
  name: 'A-10 Shows the free rooms with their price, and the others with what takes them',
  beforeEach: found,
  play: async () => {
    const free = within(await screen.findByRole('region', { name: 'Habitaciones disponibles' }))
    await expect(free.getByText('Orquídea · Matrimonial')).toBeVisible()
    await expect(free.getByText(/S\/\.\s1,298\.00/)).toBeVisible()
    await expect(free.getByRole('link', { name: 'Reservar la habitación Orquídea' })).toHaveAttribute(
      'href',
      '/create-reservation/r1/2026-12-01/2026-12-06',
    )
    const taken = within(screen.getByRole('region', { name: 'Habitaciones no disponibles' }))
    await expect(taken.getByRole('link', { name: 'Núñez & Hijos, María José' })).toHaveAttribute(
      'href',
      '/view-reservation/s1',
    )
    await expect(taken.getByText(/1 dic\.? 2026 – .*4 dic\.? 2026/)).toBeVisible()
    await expect(taken.getByText('Bloqueada')).toBeVisible()
    await expect(taken.getByText('Apartada mientras alguien paga')).toBeVisible()
  },
}

export const Searching: Story = {
  name: 'A-10 Buscar waits for both dates; a later entry moves the departure with it',
  beforeEach: found,
  play: async ({ args }) => {
    const [entry, departure] = [screen.getByLabelText('Entrada'), screen.getByLabelText('Salida')]
    const search = screen.getByRole('button', { name: 'Buscar' })
    await expect(entry).toHaveAttribute('min', '2026-12-01')
    await expect(departure).toHaveAttribute('min', '2026-12-02')
    await fireEvent.change(departure, { target: { value: '' } })
    await expect(search).toBeDisabled()
    await fireEvent.change(departure, { target: { value: '2026-12-04' } })
    await fireEvent.change(entry, { target: { value: '2026-12-09' } })
    await expect(departure).toHaveValue('2026-12-10')
    await userEvent.click(search)
    await expect(args.onSearch).toHaveBeenCalledWith({ entry: '2026-12-09', departure: '2026-12-10' })
  },
}

export const WrongDates: Story = {
  name: 'V-09 An entry before today is said beside its field, and nothing is searched',
  args: { stay: { entry: '2026-11-30', departure: '2026-12-02' } },
  beforeEach: found,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    const entry = screen.getByLabelText('Entrada')
    await expect(entry).toHaveAccessibleDescription('La entrada no puede ser antes de hoy.')
    await waitFor(() => expect(entry).toHaveFocus())
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

export const Dark: Story = { name: 'Full, in the dark', beforeEach: found, globals: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'Full, on a phone',
  beforeEach: found,
  globals: { viewport: { value: 'phone' } },
}
