import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inSite, inSiteWith } from '../../../../test/in-site.tsx'
import { samplePlants } from '../../../../test/samples/sample-plants.ts'
import { GardenScreen, type GardenScreenProps } from './GardenScreen.tsx'

/** Holds the number of open groups, as the page's address does. */
function InAddress(args: GardenScreenProps) {
  const [groups, setGroups] = useState(args.groups)
  return <GardenScreen {...args} groups={groups} onOpen={setGroups} />
}

/** Holds the earlier searches, as the browser's history does. */
function InHistory(args: GardenScreenProps) {
  const [searches, setSearches] = useState([args.search])
  return (
    <>
      <button type="button" onClick={() => setSearches(searches.slice(0, -1))}>
        Atrás
      </button>
      <GardenScreen
        {...args}
        search={searches.at(-1) ?? ''}
        onSearch={(typed) => setSearches([...searches, typed])}
      />
    </>
  )
}

const guide: Guide = {
  purpose: 'La guía del jardín: buscar una planta por cualquiera de sus nombres, también sin señal.',
  notFor: 'El personal trabaja en «Plantas», con tabla y acciones.',
  practice: {
    good: { text: 'Busque por nombre común, científico o familia, con o sin tildes.' },
    bad: { text: 'Páginas numeradas para recorrer un jardín.' },
  },
}

const meta = {
  title: 'Sitio público/Jardín botánico',
  parameters: { guide },
  component: GardenScreen,
  args: { search: '', groups: 1, onSearch: fn(), onOpen: fn() },
  render: InAddress,
  decorators: [inSite],
} satisfies Meta<typeof GardenScreen>

export default meta
type Story = StoryObj<typeof meta>

const plants = samplePlants(15)
const group = (number: number): StoryResponse => ({
  body: { plants: plants.slice(number * 12, (number + 1) * 12), total: plants.length },
})
const unavailable = refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
/** Gives one response after the other. */
const inTurn = (...responses: StoryResponse[]) => {
  let turn = 0
  return answering(() => responses[turn++] ?? 'silence')
}
const more = () => screen.findByRole('button', { name: 'Cargar más' })

/** Links each plant to its page and loads the next group until all are loaded. */
export const Full: Story = {
  name: 'Plantas por grupos',
  tags: ['P-06'],
  beforeEach: () => inTurn(group(0), group(1))(),
  play: async () => {
    const first = await screen.findByRole('link', { name: 'Cantuta 1' })
    await expect(first).toHaveAttribute('href', '/plant/p1')
    await expect(screen.getByRole('status')).toHaveTextContent('12 de 15 plantas')
    await userEvent.click(await more())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15))
    await expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Molle 13' })).toHaveFocus())
  },
}

/** Shows that the plants are loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => expect(await screen.findByRole('status')).toHaveTextContent('Cargando plantas'),
}

/** Shows an error instead of the spinner, and loads the plants on retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05', 'E-03'],
  beforeEach: () => inTurn(unavailable, group(0))(),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(await screen.findByRole('link', { name: 'Cantuta 1' })).toBeVisible()
  },
}

/** Retains the plants when the next group fails, with a retry. */
export const NextRefused: Story = {
  name: 'El grupo siguiente falló',
  tags: ['E-02'],
  beforeEach: () => inTurn(group(0), unavailable)(),
  play: async () => {
    await userEvent.click(await more())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getAllByRole('article')).toHaveLength(12)
    await expect(await more()).toBeEnabled()
  },
}

/** Opens the groups of the address. */
export const ReturnedTo: Story = {
  name: 'Grupos de la dirección',
  tags: ['P-06'],
  args: { groups: 2 },
  beforeEach: () => inTurn(group(0), group(1))(),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15))
    await expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument()
  },
}

/** Shows the date of the stored guide. */
export const Stored: Story = {
  name: 'Guía guardada, con su fecha',
  tags: ['P-06'],
  beforeEach: answering(() => ({ body: { plants: plants.slice(0, 12), total: 15, storedOn: '2026-11-28' } })),
  play: async () => {
    const note = await screen.findByText(/^Sin señal: guía guardada el/)
    await expect(note).toHaveTextContent('Sin señal: guía guardada el sáb, 28 nov. 2026.')
    await expect(screen.getAllByRole('article')).toHaveLength(12)
  },
}

/** Says that a search found nothing in the stored guide. */
export const NothingStoredFound: Story = {
  name: 'Guía guardada sin resultados',
  tags: ['P-06', 'W-09'],
  args: { search: 'baobab' },
  beforeEach: answering(() => ({ body: { plants: [], total: 0, storedOn: '2026-11-28' } })),
  play: async () => {
    await expect(await screen.findByText(/^Sin señal: guía guardada el/)).toBeVisible()
    await expect(screen.getByText(/Ninguna coincide con «baobab»/)).toBeVisible()
  },
}

/** Shows 'No hay plantas' with a link to the rooms. */
export const Empty: Story = {
  name: 'Sin plantas',
  tags: ['W-09'],
  beforeEach: answering(() => ({ body: { plants: [], total: 0 } })),
  play: async () => {
    await expect(await screen.findByText('No hay plantas')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Ver las habitaciones' })).toHaveAttribute('href', '/rooms')
  },
}

/** Links to all plants when a search finds nothing. */
export const NothingFound: Story = {
  name: 'La búsqueda no halla nada',
  tags: ['W-09'],
  args: { search: 'baobab' },
  beforeEach: answering(() => ({ body: { plants: [], total: 0 } })),
  play: async () => {
    await expect(await screen.findByText(/Ninguna coincide con «baobab»/)).toBeVisible()
    const all = screen.getByRole('link', { name: 'Ver todas las plantas' })
    await expect(all).toHaveAttribute('href', '/botanical-garden')
    await expect(screen.getByRole('searchbox')).toHaveValue('baobab')
  },
}

/** Searches on Enter. */
export const Searched: Story = {
  name: 'Búsqueda con Enter',
  tags: ['P-06'],
  beforeEach: answering(() => group(0)),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'plátano{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('plátano')
  },
}

/** Shows the search of the list in the field after going back. */
export const SearchedBefore: Story = {
  name: 'Búsqueda al volver atrás',
  tags: ['P-06'],
  render: InHistory,
  beforeEach: answering(() => group(0)),
  play: async () => {
    const field = await screen.findByRole('searchbox')
    const back = screen.getByRole('button', { name: 'Atrás' })
    for (const typed of ['platano', 'cantuta']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${typed}{Enter}`)
      await waitFor(() => expect(field).toHaveValue(typed))
    }
    await userEvent.click(back)
    await waitFor(() => expect(field).toHaveValue('platano'))
    await userEvent.click(back)
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

let history: RouterHistory

/** Stores the list in the history when a plant is opened. */
export const Opened: Story = {
  name: 'Lista recordada al abrir una planta',
  tags: ['P-07'],
  args: { search: 'a', groups: 2 },
  decorators: [(Story) => inSiteWith(history, Story)],
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: ['/botanical-garden?search=a&groups=2'] })
    return inTurn(group(0), group(1))()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Molle 13' }))
    await waitFor(() => expect(history.location.href).toBe('/plant/p13'))
    await expect(history.location.state.gardenList).toEqual({ search: 'a', groups: 2 })
  },
}
