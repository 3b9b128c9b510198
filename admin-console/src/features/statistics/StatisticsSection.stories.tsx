import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import type { PeriodStatistic } from 'shared-ui/validators/reservations/statistic'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { answering, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { emptyStatistic, sampleStatistic } from '../../../test/samples/sample-statistics.ts'
import { StatisticsSection } from './StatisticsSection.tsx'

const guide: Guide = {
  purpose: 'Ocupación, ingresos y noches de un período, cada cifra con su cálculo y sus reservaciones.',
  notFor: 'El dinero que entró en un día está en «Caja». Para el contador use el mes de la caja.',
  copy: ['Cada cifra explica en una frase cómo se calcula.'],
  practice: {
    good: { text: 'Abra desde cada cifra las reservaciones de las que sale.' },
    bad: { text: 'Un porcentaje solo, sin la cuenta de la que sale.' },
  },
  states: {
    'data-selected': 'El mes está en el período elegido.',
  },
}

const meta = {
  title: 'Consola/Estadísticas',
  parameters: { guide, face: 'console-light' },
  component: StatisticsSection,
  args: {
    search: { from: '2026-11-01', to: '2026-11-30' },
    today: '2026-11-28',
    onPeriodChange: fn(),
  },
  decorators: [inConsole],
} satisfies Meta<typeof StatisticsSection>

export default meta
type Story = StoryObj<typeof meta>

/** Responds to each request with the figures of its period. */
const respondingWithStatistic = (statisticOf: (period: { from: string; to: string }) => PeriodStatistic) =>
  answering((request) => {
    const parameters = new URL(request.url).searchParams
    return { body: statisticOf({ from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' }) }
  })
const full = respondingWithStatistic(sampleStatistic)

const figure = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Cifras del periodo' })).getByRole('link', { name })
const summary = (name: string) =>
  screen.getByText((_, element) => element?.tagName === 'SUMMARY' && element.textContent === name)
const searchOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://console').searchParams)

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(await screen.findByText('Cargando Estadísticas')).toBeVisible()
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Reports an invalid period in the URL with its reason, and shows this month. */
export const PeriodRefused: Story = {
  name: 'Período de la dirección que no vale',
  tags: ['A-04'],
  // The screen still changes when the story ends, so it has no reference picture.
  parameters: { picture: false },
  args: { search: { from: '2026-13-45', to: 'x' } },
  beforeEach: full,
  play: async () => {
    await expect(
      screen.getByText(/en su lugar se ve este mes\. Escriba una fecha que exista, como 2027-03-15\.$/),
    ).toBeVisible()
    await expect(await figure(/Noches vendidas/)).toBeVisible()
  },
}

/** Explains a period without sold nights, shows no ratios, and links to a new reservation. */
export const Empty: Story = {
  name: 'Período sin noches vendidas',
  tags: ['W-09'],
  beforeEach: respondingWithStatistic(emptyStatistic),
  play: async () => {
    await expect(await screen.findByText('No hay noches vendidas en este periodo')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Agregar reservación' })).toHaveAttribute(
      'href',
      '/create-reservation',
    )
    await expect(await figure(/Ocupación/)).toHaveTextContent('0 %')
    await expect(await figure(/ADR/)).toHaveTextContent('—')
    await expect(screen.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Links to a new room if there are none. */
export const NoRooms: Story = {
  name: 'Sin habitaciones',
  tags: ['W-09'],
  beforeEach: respondingWithStatistic((period) => ({ ...emptyStatistic(period), rooms: [] })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones')).toBeVisible()
    await expect(screen.queryByRole('list', { name: 'Cifras del periodo' })).not.toBeInTheDocument()
  },
}

/** Each figure explains its calculation and links to its reservations. */
export const Full: Story = {
  name: 'Cifras con su cálculo',
  tags: ['A-04'],
  beforeEach: full,
  play: async () => {
    const income = await figure(/Ingreso sin IGV/)
    await expect(income).toHaveTextContent(/S\/\.\s15,055\.50/)
    await expect(await figure(/Noches vendidas/)).toHaveTextContent('64')
    await expect(await figure(/Ocupación/)).toHaveTextContent('35.6 %')
    await expect(searchOf(income)).toEqual({ from: '2026-11-01', to: '2026-11-30', state: 'confirmed' })
    await userEvent.click(summary('Cómo se calcula: Ocupación'))
    await expect(screen.getByText(/menos las bloqueadas \(4 noches en este periodo\)/)).toBeVisible()
  },
}

/** Shows identifier, category, reservations and total of each room, and sorts by them. */
export const Rooms: Story = {
  name: 'Por habitación',
  tags: ['A-04'],
  beforeEach: full,
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Por habitación' }))
    const names = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
    await expect(names()[0]).toBe('Laurel')
    const row = within(table.getByRole('row', { name: /Helecho/ }))
    await expect(row.getByText('Doble')).toBeVisible()
    await expect(row.getByText(/S\/\.\s4,714\.10/)).toBeVisible()
    const link = row.getByRole('link', { name: '5 reservaciones de Helecho' })
    await expect(searchOf(link)).toMatchObject({ roomID: 'r2', from: '2026-11-01' })
    await userEvent.click(table.getByRole('button', { name: 'Reservaciones' }))
    await userEvent.click(table.getByRole('button', { name: 'Reservaciones' }))
    await expect(names()[0]).toBe('Retama')
  },
}

/** Each chart has a table that links to the reservations of a month. */
export const Pictures: Story = {
  name: 'Gráficos con su tabla',
  tags: ['A-04'],
  beforeEach: full,
  play: async () => {
    const range = 'diciembre de 2025 – noviembre de 2026'
    for (const title of ['Ingreso por mes', 'Noches y ocupación por mes']) {
      await expect(
        await screen.findByRole('img', { name: `${title}, ${range}. Las cifras están en la tabla.` }),
      ).toBeVisible()
      await userEvent.click(summary(`Ver la tabla: ${title}`))
      await expect(screen.getByRole('table', { name: title })).toBeVisible()
    }
    const nights = within(screen.getByRole('table', { name: 'Noches y ocupación por mes' }))
    const june = nights.getByRole('row', { name: /jun 2026/ })
    await expect(
      within(june)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['146', '180', '81.1\u00a0%'])
    await expect(searchOf(within(june).getByRole('link'))).toMatchObject({
      from: '2026-06-01',
      to: '2026-06-30',
    })
  },
}

/** A year is shown by month without other months. */
export const Year: Story = {
  name: 'Un año por meses',
  tags: ['A-04'],
  args: { search: { from: '2026-01-01', to: '2026-12-31' } },
  beforeEach: full,
  play: async () => {
    await expect(
      await screen.findByRole('img', { name: /^Ingreso por mes, enero de 2026 – dic/ }),
    ).toBeVisible()
    await expect(screen.queryByText('Otros meses')).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Este año' })).toHaveAttribute('aria-current', 'true')
  },
}

/** Offers this month, last month and this year, and accepts any period in order. */
export const ChoosingPeriod: Story = {
  name: 'Elegir el período',
  tags: ['A-04', 'V-09'],
  beforeEach: full,
  play: async ({ args }) => {
    const named = within(screen.getByRole('navigation', { name: 'Periodo' }))
    await expect(named.getByRole('link', { name: 'Este mes' })).toHaveAttribute('aria-current', 'true')
    await expect(named.getByRole('link', { name: 'Mes pasado' })).not.toHaveAttribute('aria-current')
    await expect(searchOf(named.getByRole('link', { name: 'Mes pasado' }))).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    })
    const last = screen.getByLabelText('Hasta la noche')
    await userEvent.clear(last)
    await userEvent.type(last, '2026-10-31')
    await userEvent.click(screen.getByRole('button', { name: 'Ver periodo' }))
    await expect(last).toHaveAccessibleDescription('El último día no puede ser antes del primero.')
    await expect(args.onPeriodChange).not.toHaveBeenCalled()
    await userEvent.clear(last)
    await userEvent.type(last, '2027-02-28')
    await userEvent.click(screen.getByRole('button', { name: 'Ver periodo' }))
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2027-02-28' })
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: full,
  parameters: { face: 'console-dark' },
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^Ingreso/ })).toBeVisible()
  },
}

export const EmptyDark: Story = {
  name: 'Vacío, tema oscuro',
  beforeEach: respondingWithStatistic(emptyStatistic),
  parameters: { face: 'console-dark' },
  play: async () => {
    await expect(await screen.findByText('No hay noches vendidas en este periodo')).toBeVisible()
  },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^Ingreso/ })).toBeVisible()
  },
}
