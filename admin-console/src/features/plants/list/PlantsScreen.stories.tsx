import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { PLANTS_PER_PAGE } from 'shared-ui/validators/garden/plant'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { samplePlants } from '../../../../test/samples/sample-plants.ts'
import { PlantsScreen, type PlantsScreenProps } from './PlantsScreen.tsx'

/** Keeps the filters in state, as the page keeps it in the URL. */
function WithAddress(props: PlantsScreenProps) {
  const [filters, setFilters] = useState(props.filters)
  return (
    <PlantsScreen
      filters={filters}
      onFiltersChange={(next) => {
        props.onFiltersChange(next)
        setFilters(next)
      }}
    />
  )
}

const guide: Guide = {
  purpose: 'Encontrar una planta y elegir de cuáles imprimir etiquetas.',
  notFor: 'Los visitantes ven «Jardín botánico», con fotos grandes y sin acciones.',
  practice: {
    good: { text: 'Busque por cualquiera de sus nombres, elija varias y pida sus etiquetas juntas.' },
    bad: { text: 'Abrir planta por planta para imprimir de a una.' },
  },
  states: {
    'data-shortcut="create"': 'Lo que abre la tecla de crear en esta página.',
  },
}

const meta = {
  title: 'Consola/Plantas',
  parameters: { guide, face: 'console-light' },
  component: PlantsScreen,
  args: { filters: { search: '', groups: '' }, onFiltersChange: fn() },
  render: (args) => <WithAddress {...args} />,
  decorators: [inConsole],
} satisfies Meta<typeof PlantsScreen>

export default meta
type Story = StoryObj<typeof meta>

const unavailable = refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)

/** Responds with a list of `count` plants, searchable by a part of the name; `other` responds to other requests. */
function garden(count: number, other: (request: Request) => StoryResponse | undefined = () => undefined) {
  return answering((request) => {
    const response = other(request)
    if (response) return response
    const { searchParams } = new URL(request.url)
    const search = searchParams.get('search') ?? ''
    const found = samplePlants(count).filter(({ name }) => name.toLowerCase().includes(search))
    const start = Number(searchParams.get('group')) * PLANTS_PER_PAGE
    return { body: { plants: found.slice(start, start + PLANTS_PER_PAGE), total: found.length } }
  })
}

const plantLink = (name: string) => screen.findByRole('link', { name })
const choose = (name: string) => screen.findByRole('checkbox', { name: `Elegir ${name}` })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Plantas')
  },
}

/** A server error replaces the spinner. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  beforeEach: answering(() => unavailable),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
  },
}

/** Says that there are no plants, with a link to add one. */
export const Empty: Story = {
  name: 'Sin plantas',
  tags: ['W-09'],
  beforeEach: garden(0),
  play: async () => {
    await expect(await screen.findByText('No hay plantas')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Agregar Planta' })) {
      await expect(link).toHaveAttribute('href', '/create-plant')
    }
  },
}

/** Offers to clear a search without results. */
export const NothingFound: Story = {
  name: 'La búsqueda no halla nada',
  tags: ['W-09'],
  args: { filters: { search: 'roble', groups: '' } },
  beforeEach: garden(5),
  play: async () => {
    await expect(await screen.findByText('Ninguna coincide con lo que busca.')).toBeVisible()
    await press('Ver todas las plantas')
    await expect(await plantLink('Cantuta 1')).toBeVisible()
  },
}

/** Shows photo, names, family, zone and actions of each plant. */
export const Full: Story = {
  name: 'Foto, nombres, familia, zona y acciones',
  tags: ['A-14'],
  beforeEach: garden(5),
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /Wiñay wayna 2/ }))
    await expect(row.getByRole('link', { name: 'Wiñay wayna 2' })).toHaveAttribute('href', '/view-plant/p2')
    await expect(row.getByText('× Brassocattleya')).toHaveStyle({ fontStyle: 'italic' })
    for (const cell of ['Musaceae', 'Huerto de frutales']) {
      await expect(row.getByRole('cell', { name: cell })).toBeVisible()
    }
    await expect(row.getByRole('link', { name: 'Editar Wiñay wayna 2' })).toHaveAttribute(
      'href',
      '/update-plant/p2',
    )
    await expect(row.getByRole('presentation')).toHaveAttribute(
      'src',
      '/api/plant/find-photo?plantID=p2&width=320&v=abc',
    )
    await expect(screen.getByText('5 plantas')).toBeVisible()
  },
}

/** Loading more adds a group, counts it in the URL, and disappears when all are loaded. */
export const More: Story = {
  name: 'Cargar más',
  tags: ['A-14', 'C-05'],
  beforeEach: garden(30),
  play: async ({ args }) => {
    await expect(await screen.findByText('12 de 30 plantas')).toBeVisible()
    await press('Cargar más')
    await expect(await screen.findByText('24 de 30 plantas')).toBeVisible()
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '', groups: '2' })
    await press('Cargar más')
    await expect(await screen.findByText('30 plantas')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull()
    await waitFor(async () => expect(await plantLink('Lúcuma 25')).toHaveFocus())
  },
}

let isBroken: boolean
/** Reports in an alert that loading more failed, with a retry. */
export const MoreRefused: Story = {
  name: 'Cargar más falla',
  tags: ['E-02', 'E-03'],
  beforeEach: () => {
    isBroken = true
    return garden(20, (request) => (isBroken && request.url.includes('group=1') ? unavailable : undefined))()
  },
  play: async () => {
    await press('Cargar más')
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(await plantLink('Cantuta 1')).toBeVisible()
    isBroken = false
    await press('Cargar más')
    await expect(await screen.findByText('20 plantas')).toBeVisible()
  },
}

/** Plants selected for labels stay selected after loading more and searching. */
export const Choosing: Story = {
  name: 'Elegir plantas para etiquetas',
  tags: ['A-15'],
  beforeEach: garden(20),
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await expect(await choose('Cantuta 1')).toHaveFocus()
    await press('Cargar más')
    await userEvent.click(await choose('Palta 13'))
    await userEvent.type(screen.getByRole('searchbox'), 'lúcuma{Enter}')
    await expect(await screen.findByText('4 plantas')).toBeVisible()
    await press('Elegir las mostradas')
    await expect(screen.getByText('6 plantas elegidas para etiquetas')).toBeVisible()
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.keyboard('{Enter}')
    await expect(await choose('Cantuta 1')).toBeChecked()
    await press('Quitar la selección')
    await expect(await choose('Cantuta 1')).not.toBeChecked()
    await expect(screen.queryByRole('region', { name: 'Etiquetas' })).toBeNull()
  },
}

const isTypeface = (request: Request) => request.url.includes('.ttf')

/** Shows the progress of drawing labels, which can be cancelled. The focus stays in the bar when its buttons change. */
export const Printing: Story = {
  name: 'Etiquetas en preparación, se puede cancelar',
  tags: ['A-15'],
  beforeEach: garden(5, (request) => (isTypeface(request) ? 'silence' : undefined)),
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await userEvent.click(await choose('Palta 3'))
    await press('Descargar etiquetas')
    const progress = await screen.findByRole('progressbar', { name: 'Dibujando 0 de 2' })
    await expect(progress).toHaveAttribute('max', '2')
    const bar = screen.getByRole('region', { name: 'Etiquetas' })
    await expect(bar).toHaveFocus()
    await press('Cancelar')
    await expect(await screen.findByText('2 plantas elegidas para etiquetas')).toBeVisible()
    await expect(bar).toHaveFocus()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Reports that labels could not be drawn, and keeps the selection. */
export const NotPrinted: Story = {
  name: 'Las etiquetas no se pudieron preparar',
  tags: ['E-03'],
  beforeEach: async () => {
    // Loads the drawing code first, because this story tests what happens afterwards.
    await import('../labels/print-labels.ts')
    return garden(5, (request) => (isTypeface(request) ? unavailable : undefined))()
  },
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await press('Descargar etiquetas')
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^No se pudo preparar el PDF/)
    await expect(screen.getByRole('region', { name: 'Etiquetas' })).toHaveFocus()
    await expect(screen.getByText('1 planta elegida para etiquetas')).toBeVisible()
  },
}

let isDeleted: boolean
/** Confirms the deletion and removes the plant from the list and the selection. */
export const Deleting: Story = {
  name: 'Eliminar, con confirmación',
  tags: ['W-08'],
  beforeEach: () => {
    isDeleted = false
    return answering((request) => {
      if (request.method === 'DELETE') isDeleted = true
      if (request.method === 'DELETE') return { body: {} }
      const plants = samplePlants(3).filter(({ _id }) => !isDeleted || _id !== 'p1')
      return { body: { plants, total: plants.length } }
    })()
  },
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await press('Eliminar Cantuta 1')
    const question = within(screen.getByRole('alertdialog', { name: 'Eliminar la planta Cantuta 1' }))
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await expect(await plantLink('Cantuta 1')).toBeVisible()
    await press('Eliminar Cantuta 1')
    await press('Sí')
    await expect(await screen.findByText('Se eliminó la planta Cantuta 1.')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Cantuta 1' })).toBeNull()
    await expect(screen.queryByRole('region', { name: 'Etiquetas' })).toBeNull()
  },
}

/** Reports in the dialog why a plant was not deleted. */
export const NotDeleted: Story = {
  name: 'No se pudo eliminar',
  tags: ['E-02'],
  beforeEach: garden(3, (request) => (request.method === 'DELETE' ? unavailable : undefined)),
  play: async () => {
    await press('Eliminar Cantuta 1')
    await press('Sí')
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Sí' })).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Con plantas elegidas, tema oscuro',
  beforeEach: garden(15),
  parameters: { face: 'console-dark' },
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await expect(screen.getByText('1 planta elegida para etiquetas')).toBeVisible()
  },
}

export const Phone: Story = {
  name: 'Con plantas elegidas, en teléfono',
  beforeEach: garden(4),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await expect(within(screen.getByRole('list', { name: 'Plantas' })).getAllByRole('listitem')).toHaveLength(
      4,
    )
  },
}
