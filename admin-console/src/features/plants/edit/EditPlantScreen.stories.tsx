import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import {
  SAMPLE_FAMILIES,
  SAMPLE_ZONES,
  samplePhoto,
  samplePlant,
} from '../../../../test/samples/sample-plants.ts'
import { EditPlantScreen } from './EditPlantScreen.tsx'

const guide: Guide = {
  purpose: 'Corregir los datos de una planta, también si otra persona la cambia a la vez.',
  notFor: 'Para quitarla del jardín use «Eliminar» en su página.',
  practice: {
    good: { text: 'Si otra persona guardó antes, mire las dos versiones y elija.' },
    bad: { text: 'Registrar la planta de nuevo con la foto nueva, y perder el código ya impreso.' },
  },
}

const meta = {
  title: 'Consola/Plantas/Editar planta',
  parameters: { guide, face: 'console-light' },
  component: EditPlantScreen,
  args: { plantId: 'p1', onUpdated: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof EditPlantScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The versions that were sent, in order, and all values of the last request. */
let sent: FormDataEntryValue[]
let lastForm: FormData
const respondingToUpdates =
  (...updates: StoryResponse[]) =>
  () => {
    sent = []
    const left = [...updates]
    return answering((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/zone')) return { body: { zones: SAMPLE_ZONES, total: 2 } }
      if (pathname.endsWith('/family')) return { body: { families: SAMPLE_FAMILIES, total: 2 } }
      if (request.method !== 'PUT') return { body: { plant: samplePlant() } }
      void request.formData().then((form) => {
        sent.push(form.get('version') ?? 'none')
        lastForm = form
      })
      return left.shift() ?? { body: {} }
    })()
  }

const submit = () => screen.findByRole('button', { name: 'Actualizar' })
const name = () => screen.getByLabelText('Nombre')

async function changeName() {
  await submit()
  await screen.findByRole('option', { name: 'Umbráculo' })
  await userEvent.clear(name())
  await userEvent.type(name(), 'Plátano bellaco')
}

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
  ...unavailable,
}

/** Shows that a plant is not found, with a link back. */
export const NoSuchPlant: Story = {
  name: 'Planta no encontrada',
  tags: ['A-14'],
  beforeEach: answering(() => refusal(404, 'plant_not_found', ERROR_SENTENCES.plant_not_found)),
  play: async () => {
    await expect(await screen.findByText('Esa planta no existe o ya no está en el jardín.')).toBeVisible()
  },
}

/** Is filled in with the plant and its photo and saves the changes. */
export const Full: Story = {
  name: 'Lleno con la planta, se guarda',
  tags: ['A-14'],
  beforeEach: respondingToUpdates(),
  play: async ({ args }) => {
    await expect(await submit()).not.toHaveAttribute('aria-disabled')
    await waitFor(() => expect(screen.getByLabelText('Zona')).toHaveDisplayValue('Huerto de frutales'))
    await waitFor(() => expect(screen.getByLabelText('Familia')).toHaveDisplayValue('Musaceae'))
    await expect(screen.getByLabelText('Nombre científico')).toHaveValue('Musa × paradisiaca')
    await expect(screen.getByRole('img', { name: 'Fotografía de Plátano de seda' })).toBeVisible()
    await changeName()
    await userEvent.click(await submit())
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce())
    await expect(sent).toEqual(['1'])
  },
}

const conflict: StoryResponse = {
  status: 409,
  body: {
    errorMessage: ERROR_SENTENCES.changed_meanwhile,
    errorCode: 'changed_meanwhile',
    current: samplePlant({ name: 'Banano', zone: { _id: 'z2', name: 'Umbráculo' }, version: 2 }),
  },
}

async function meetConflict() {
  await changeName()
  await userEvent.upload(screen.getByLabelText('Fotografía'), samplePhoto('hojas.svg'))
  await userEvent.click(await submit())
  return within(await screen.findByRole('region', { name: /^Otra persona guardó cambios/ }))
}

/** Shows both versions, overwrites the other one, and keeps its changes to unedited fields. */
export const Conflict: Story = {
  name: 'Dos versiones, se impone la propia',
  tags: ['case-19'],
  beforeEach: respondingToUpdates(conflict),
  play: async ({ args }) => {
    const both = await meetConflict()
    await expect(both.getByRole('row', { name: /^Nombre distinto Banano Plátano bellaco/ })).toBeVisible()
    await expect(
      both.getByRole('row', { name: /^Zona lo cambió otra persona Umbráculo Sin cambio suyo/ }),
    ).toBeVisible()
    await expect(screen.getByLabelText('Zona')).toHaveDisplayValue('Umbráculo')
    await expect(both.getByRole('row', { name: /^Familia Musaceae Sin cambio suyo/ })).toBeVisible()
    await expect(both.getByRole('cell', { name: 'hojas.svg' })).toBeVisible()
    await expect(name()).toHaveValue('Plátano bellaco')
    await userEvent.click(both.getByRole('button', { name: 'Guardar lo mío' }))
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce())
    await expect(sent).toEqual(['1', '2'])
    await expect(lastForm.get('name')).toBe('Plátano bellaco')
    await expect(lastForm.get('zone')).toBe('z2')
  },
}

/** Takes the other version and edits it further, dark theme. */
export const TheirsTaken: Story = {
  name: 'Dos versiones, se toma la otra, tema oscuro',
  tags: ['case-19'],
  parameters: { face: 'console-dark' },
  beforeEach: respondingToUpdates(conflict),
  play: async ({ args }) => {
    const both = await meetConflict()
    await userEvent.click(both.getByRole('button', { name: 'Quedarme con lo guardado' }))
    await expect(name()).toHaveValue('Banano')
    await expect(screen.getByLabelText('Zona')).toHaveDisplayValue('Umbráculo')
    await userEvent.click(await submit())
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce())
    await expect(sent).toEqual(['1', '2'])
  },
}

/** Reports below the form that the plant was deleted meanwhile, and keeps the input, phone. */
export const RemovedMeanwhile: Story = {
  name: 'Eliminada entretanto, en teléfono',
  tags: ['E-03'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: respondingToUpdates(refusal(404, 'plant_not_found', ERROR_SENTENCES.plant_not_found)),
  play: async () => {
    await changeName()
    await userEvent.click(await submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.plant_not_found)
    await expect(name()).toHaveValue('Plátano bellaco')
  },
}
