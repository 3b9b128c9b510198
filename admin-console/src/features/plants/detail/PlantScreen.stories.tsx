import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, notRefreshed, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { samplePlant } from '../../../../test/samples/sample-plants.ts'
import { PlantScreen } from './PlantScreen.tsx'

const guide: Guide = {
  purpose: 'Una planta con sus datos, su código QR y su etiqueta.',
  notFor: 'Para etiquetas de varias plantas a la vez elíjalas en «Plantas».',
  practice: {
    good: { text: 'Imprima la etiqueta desde aquí: el código lleva a esta misma planta en el sitio.' },
    bad: { text: 'Fotografiar el código de la pantalla y pegarlo en otro archivo.' },
  },
}

const meta = {
  title: 'Consola/Plantas/Planta',
  parameters: { guide, face: 'console-light' },
  component: PlantScreen,
  args: { plantId: 'p1' },
  decorators: [inConsole],
} satisfies Meta<typeof PlantScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Responds with one plant; `other` responds to other requests. */
const full = (other: (request: Request) => StoryResponse | undefined = () => undefined) =>
  answering((request) => other(request) ?? { body: { plant: samplePlant() } })

const unavailable = refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Planta')
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

/** A plant that could not be refreshed stays, under an alert with a retry. */
export const NotRefreshed: Story = {
  name: 'No se pudo actualizar: queda la planta',
  tags: ['E-02'],
  ...notRefreshed(
    () => ({ body: { plant: samplePlant() } }),
    () => screen.findByRole('img', { name: 'Fotografía de Plátano de seda' }),
  ),
}

/** Shows that a plant is not found, with a link back. */
export const NoSuchPlant: Story = {
  name: 'Planta no encontrada',
  tags: ['A-15'],
  beforeEach: answering(() => refusal(404, 'plant_not_found', ERROR_SENTENCES.plant_not_found)),
  play: async () => {
    await expect(await screen.findByText('Esa planta no existe o ya no está en el jardín.')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a Plantas' })).toHaveAttribute(
      'href',
      '/plants-panel',
    )
  },
}

/** Shows the plant and the QR code of its public page at 380 pixels. */
export const Full: Story = {
  name: 'Con su código QR',
  tags: ['A-15', 'N-06'],
  beforeEach: full(),
  play: async () => {
    const plant = within(await screen.findByRole('region', { name: 'Planta' }))
    const terms = plant.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Zona', 'Nombre', 'Nombre científico', 'Familia', 'Descripción'])
    for (const text of ['Huerto de frutales', 'Plátano de seda', 'Musaceae', /Hierba gigante/]) {
      await expect(plant.getByText(text)).toBeVisible()
    }
    await expect(plant.getByText('Musa × paradisiaca')).toHaveStyle({ fontStyle: 'italic' })
    await expect(plant.getByRole('img', { name: 'Fotografía de Plátano de seda' })).toHaveAttribute(
      'width',
      '768',
    )
    const code = screen.getByRole('img', { name: 'Código QR de la página de Plátano de seda' })
    await expect(code.getBoundingClientRect()).toMatchObject({ width: 380, height: 380 })
    const page = 'https://quinta.example/plant/p1'
    await expect(screen.getByRole('link', { name: page })).toHaveAttribute('href', page)
  },
}

const isTypeface = (request: Request) => request.url.includes('.ttf')
const download = () => screen.findByRole('button', { name: 'Descargar QR' })

/** A second press while the label is drawn has no effect. */
export const Printing: Story = {
  name: 'Etiqueta en preparación',
  tags: ['W-06'],
  beforeEach: full((request) => (isTypeface(request) ? 'silence' : undefined)),
  play: async () => {
    await userEvent.click(await download())
    await expect(await download()).toHaveAttribute('aria-busy', 'true')
  },
}

/** Reports that the label could not be drawn, with a retry. */
export const NotPrinted: Story = {
  name: 'La etiqueta no se pudo preparar',
  tags: ['E-03'],
  beforeEach: async () => {
    // Loads the drawing code first, because this story tests what happens afterwards.
    await import('../labels/print-labels.ts')
    return full((request) => (isTypeface(request) ? unavailable : undefined))()
  },
  play: async () => {
    await userEvent.click(await download())
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^No se pudo preparar el PDF/)
    await expect(await download()).not.toHaveAttribute('aria-busy')
  },
}

/** Confirms the deletion and reports it. */
export const Deleted: Story = {
  name: 'Eliminar, con confirmación',
  tags: ['W-08'],
  beforeEach: full((request) => (request.method === 'DELETE' ? { body: {} } : undefined)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByText('Se eliminó la planta Plátano de seda.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Descargar QR' })).toBeNull()
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: full(),
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: full(),
  globals: { viewport: { value: 'phone' } },
}
