import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal, unavailable } from '../../../../test/answering.ts'
import { inSite, inSiteWith } from '../../../../test/in-site.tsx'
import { samplePlants } from '../../../../test/samples/sample-plants.ts'
import { PlantScreen } from './PlantScreen.tsx'

const guide: Guide = {
  purpose: 'La página de una planta, la que abre el código QR de su etiqueta.',
  notFor: 'Para varias plantas use «Jardín botánico».',
  practice: {
    good: { text: 'Primero el nombre y la foto: quien escanea está de pie frente a la planta.' },
    bad: { text: 'Pedir suscribirse antes de leer.' },
  },
}

const meta = {
  title: 'Sitio público/Planta',
  parameters: { guide },
  component: PlantScreen,
  args: { plantId: 'p1', notFound: <h1>Página no encontrada</h1> },
  decorators: [inSite],
} satisfies Meta<typeof PlantScreen>

export default meta
type Story = StoryObj<typeof meta>

const [, plant] = samplePlants(2)

/** Shows picture, names, family, zone and description. */
export const Full: Story = {
  name: 'Foto, nombres, familia, zona y descripción',
  tags: ['P-07'],
  beforeEach: answering(() => ({ body: { plant } })),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Plátano de seda 2')
    const picture = screen.getByRole('img', { name: 'Plátano de seda 2 (Musa × paradisiaca)' })
    await expect(picture).toHaveAttribute('width', '768')
    await expect(picture).toHaveAttribute('height', '768')
    const scientific = screen.getByText('Musa × paradisiaca')
    await expect(getComputedStyle(scientific).fontStyle).toBe('italic')
    await expect(screen.getByText('Musaceae')).toBeVisible()
    await expect(screen.getByText('Huerto de frutales')).toBeVisible()
    await expect(screen.getByText(/Florece después de las lluvias/)).toBeVisible()
    const back = screen.getByRole('link', { name: 'Volver al jardín botánico' })
    await expect(back).toHaveAttribute('href', '/botanical-garden')
  },
}

let history: RouterHistory

/** Goes back in the history to the list with its search and groups. */
export const OpenedFromList: Story = {
  name: 'Abierta desde la lista',
  tags: ['P-07'],
  decorators: [(Story) => inSiteWith(history, Story)],
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: ['/botanical-garden?search=molle&groups=3'] })
    history.push('/plant/p1', { gardenList: { search: 'molle', groups: 3 } })
    return answering(() => ({ body: { plant } }))()
  },
  play: async () => {
    const back = await screen.findByRole('link', { name: 'Volver al jardín botánico' })
    await expect(back).toHaveAttribute('href', '/botanical-garden?search=molle&groups=3')
    await userEvent.click(back)
    await waitFor(() => expect(history.location.href).toBe('/botanical-garden?search=molle&groups=3'))
    await expect(history.location.state.__TSR_index).toBe(0)
  },
}

/** Shows the date of the stored guide. */
export const Stored: Story = {
  name: 'Guía guardada, con su fecha',
  tags: ['P-07'],
  beforeEach: answering(() => ({ body: { plant, storedOn: '2026-11-28' } })),
  play: async () => {
    await expect(await screen.findByText(/^Sin señal: guía guardada el/)).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plátano de seda 2')
  },
}

/** Shows that the plant is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Cargando la planta'),
}

/** Shows an error instead of the spinner, with a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Shows the not-found page for an unknown plant. */
export const Unknown: Story = {
  name: 'Planta que no existe',
  tags: ['P-07'],
  beforeEach: answering(() => refusal(404, 'plant_not_found', ERROR_SENTENCES.plant_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  },
}
