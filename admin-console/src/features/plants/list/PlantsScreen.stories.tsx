import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { PLANTS_PER_PAGE } from 'shared-ui/validators/garden/plant'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { samplePlants } from '../../../../test/samples/sample-plants.ts'
import { PlantsScreen, type PlantsScreenProps } from './PlantsScreen.tsx'

/** Keeps the filter in state, as the page keeps it in the URL. */
function WithAddress(props: PlantsScreenProps) {
  const [filter, setFilter] = useState(props.filter)
  return (
    <PlantsScreen
      filter={filter}
      onFilterChange={(next) => {
        props.onFilterChange(next)
        setFilter(next)
      }}
    />
  )
}

const meta = {
  title: 'Consola/Plantas',
  component: PlantsScreen,
  args: { filter: { search: '', groups: '' }, onFilterChange: fn() },
  render: (args) => <WithAddress {...args} />,
  decorators: [inConsole],
  globals: { face: 'console-light' },
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
  name: 'W-05 Loading',
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Plantas')
  },
}

export const Refused: Story = {
  name: 'E-02 A server error replaces the spinner',
  beforeEach: answering(() => unavailable),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
  },
}

export const Empty: Story = {
  name: 'W-09 Says that there are no plants, with a link to add one',
  beforeEach: garden(0),
  play: async () => {
    await expect(await screen.findByText('No hay plantas')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Agregar Planta' })) {
      await expect(link).toHaveAttribute('href', '/create-plant')
    }
  },
}

export const NothingFound: Story = {
  name: 'W-09 Offers to clear a search without results',
  args: { filter: { search: 'roble', groups: '' } },
  beforeEach: garden(5),
  play: async () => {
    await expect(await screen.findByText('Ninguna coincide con lo que busca.')).toBeVisible()
    await press('Ver todas las plantas')
    await expect(await plantLink('Cantuta 1')).toBeVisible()
  },
}

export const Full: Story = {
  name: 'A-14 Shows photo, names, family, zone and actions of each plant',
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

export const More: Story = {
  name: 'A-14, C-05 Loading more adds a group, counts it in the URL, and disappears when all are loaded',
  beforeEach: garden(30),
  play: async ({ args }) => {
    await expect(await screen.findByText('12 de 30 plantas')).toBeVisible()
    await press('Cargar más')
    await expect(await screen.findByText('24 de 30 plantas')).toBeVisible()
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ search: '', groups: '2' })
    await press('Cargar más')
    await expect(await screen.findByText('30 plantas')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull()
    await waitFor(async () => expect(await plantLink('Lúcuma 25')).toHaveFocus())
  },
}

let isBroken: boolean
export const MoreRefused: Story = {
  name: 'E-02, E-03 Reports in an alert that loading more failed, with a retry',
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

export const Choosing: Story = {
  name: 'A-15 Plants selected for labels stay selected after loading more and searching',
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

export const Printing: Story = {
  name: 'A-15 Shows the progress of drawing labels, which can be cancelled',
  beforeEach: garden(5, (request) => (isTypeface(request) ? 'silence' : undefined)),
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await userEvent.click(await choose('Palta 3'))
    await press('Descargar etiquetas')
    const progress = await screen.findByRole('progressbar', { name: 'Dibujando 0 de 2' })
    await expect(progress).toHaveAttribute('max', '2')
    await press('Cancelar')
    await expect(await screen.findByText('2 plantas elegidas para etiquetas')).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const NotPrinted: Story = {
  name: 'E-03 Reports that labels could not be drawn, and keeps the selection',
  beforeEach: async () => {
    // Loads the drawing code first, because this story tests what happens afterwards.
    await import('../labels/print-labels.ts')
    return garden(5, (request) => (isTypeface(request) ? unavailable : undefined))()
  },
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await press('Descargar etiquetas')
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^No se pudo preparar el PDF/)
    await expect(screen.getByText('1 planta elegida para etiquetas')).toBeVisible()
  },
}

let isDeleted: boolean
export const Deleting: Story = {
  name: 'W-08 Confirms the deletion and removes the plant from the list and the selection',
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

export const NotDeleted: Story = {
  name: 'E-02 Reports in the dialog why a plant was not deleted',
  beforeEach: garden(3, (request) => (request.method === 'DELETE' ? unavailable : undefined)),
  play: async () => {
    await press('Eliminar Cantuta 1')
    await press('Sí')
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Sí' })).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'With data and a selection, dark theme',
  beforeEach: garden(15),
  globals: { face: 'console-dark' },
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await expect(screen.getByText('1 planta elegida para etiquetas')).toBeVisible()
  },
}

export const Phone: Story = {
  name: 'With data and a selection, phone',
  beforeEach: garden(4),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await choose('Cantuta 1'))
    await expect(within(screen.getByRole('list', { name: 'Plantas' })).getAllByRole('listitem')).toHaveLength(
      4,
    )
  },
}
