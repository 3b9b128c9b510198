import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { answering, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { sampleRegisterEntry } from '../../../test/samples/sample-guests.ts'
import { GuestRegisterScreen } from './GuestRegisterScreen.tsx'

const CHILD = sampleRegisterEntry({
  _id: 'g2',
  names: 'Nils',
  identificationDocumentNumber: 'N7654321',
  sex: 'M',
  birthDate: '2018-02-28',
  origin: '',
})
const full = answering(() => ({ body: { entries: [sampleRegisterEntry(), CHILD] } }))

const guide: Guide = {
  purpose:
    'El registro que la autoridad puede pedir: quién se alojó entre dos días, en pantalla, en papel y como CSV.',
  notFor: 'Los huéspedes se agregan y se corrigen en la vista de su reservación.',
  copy: ['La tarifa se escribe sin IGV, y lo dice.'],
  practice: {
    good: { text: 'Elija el mes entero y descárguelo el primer día del siguiente.' },
    bad: { text: 'Completarlo de memoria a fin de mes: los datos se piden a la llegada.' },
  },
  states: {
    'data-label': 'El nombre de la columna, que en un teléfono va delante del dato.',
  },
}

const meta = {
  title: 'Consola/Registro de huéspedes',
  parameters: { guide, face: 'console-light' },
  component: GuestRegisterScreen,
  args: { period: { from: '2026-12-01', to: '2026-12-31' }, today: '2026-12-10', onPeriodChange: fn() },
  decorators: [inConsole],
  beforeEach: full,
} satisfies Meta<typeof GuestRegisterScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Shows that the register of guests is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando el registro de huéspedes')
  },
}

/** Replaces the spinner with the error of the server. */
export const Refused: Story = {
  name: 'No se pudo cargar',
  tags: ['W-05'],
  ...unavailable,
}

/** Says how guests get into the register when there are none. */
export const Empty: Story = {
  name: 'Sin huéspedes',
  tags: ['D-12'],
  beforeEach: answering(() => ({ body: { entries: [] } })),
  play: async () => {
    await expect(await screen.findByText('No hay huéspedes en esas fechas')).toBeVisible()
    await expect(screen.getByText(/en que se anotó «Llegó»/)).toBeVisible()
  },
}

/** Shows each guest with room, dates, document and rate, minors marked. */
export const Full: Story = {
  name: 'Con huéspedes',
  tags: ['D-12'],
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Registro de huéspedes' }))
    const row = table.getByRole('row', { name: /Sørensen, Ingrid/ })
    await expect(row).toHaveTextContent(/Orquídea.*28\/12\/2026.*01\/01\/2027.*Pasaporte N1234567.*Noruega/)
    await expect(row).not.toHaveTextContent('Menor de edad')
    await expect(table.getByRole('row', { name: /Nils/ })).toHaveTextContent('Menor de edad')
    await expect(table.getByRole('link', { name: 'Sørensen, Ingrid' })).toHaveAttribute(
      'href',
      '/view-reservation/018f-1',
    )
    await expect(screen.getByText('2 huéspedes')).toBeVisible()
  },
}

/** Changes the period, and moves the last day with a later first day. */
export const OtherPeriod: Story = {
  name: 'Otras fechas',
  tags: ['D-12'],
  play: async ({ args }) => {
    await fireEvent.input(screen.getByLabelText('Desde'), { target: { value: '2027-01-05' } })
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith({ from: '2027-01-05', to: '2027-01-05' })
    await userEvent.click(screen.getByRole('button', { name: 'Este mes' }))
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-31' })
  },
}

/** Asks for at most a year, and requests nothing. */
export const TooLong: Story = {
  name: 'Más de un año',
  tags: ['D-12'],
  args: { period: { from: '2025-01-01', to: '2026-12-31' } },
  play: async () => {
    await expect(screen.getByText('Pida hasta un año a la vez.')).toBeVisible()
    await expect(screen.queryByRole('table')).not.toBeInTheDocument()
  },
}

/** On a phone, dark theme. */
export const Phone: Story = {
  name: 'En un celular, tema oscuro',
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Nils/ })).toBeVisible()
  },
}
