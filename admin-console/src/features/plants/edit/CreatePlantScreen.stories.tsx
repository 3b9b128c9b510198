import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_FAMILIES, SAMPLE_ZONES, samplePhoto } from '../../../../test/samples/sample-plants.ts'
import { CreatePlantScreen } from './CreatePlantScreen.tsx'

/** Responds with zones and families, and to the creation with each of `responses` in turn. */
const respondingToCreation = (...responses: StoryResponse[]) => {
  const left = [...responses]
  return respondingToPost(() => left.shift() ?? { body: { id: 'p9' } })
}

const respondingToPost = (respondWith: () => StoryResponse) =>
  answering((request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/zone')) return { body: { zones: SAMPLE_ZONES, total: 2 } }
    if (pathname.endsWith('/family')) return { body: { families: SAMPLE_FAMILIES, total: 2 } }
    return respondWith()
  })

const guide: Guide = {
  purpose: 'Registrar una planta del jardín con su foto, zona y familia.',
  notFor: 'Si la planta ya está y cambió de lugar, edítela: el código QR de su etiqueta seguirá sirviendo.',
  practice: {
    good: { text: 'Elija la zona donde está plantada: junto a sus vecinas la verán los visitantes.' },
    bad: { text: 'Escribir el nombre científico dentro del nombre común.' },
  },
}

const meta = {
  title: 'Consola/Plantas/Registrar planta',
  parameters: { guide, face: 'console-light' },
  component: CreatePlantScreen,
  args: { onCreated: fn() },
  decorators: [inConsole],
  beforeEach: respondingToCreation(),
} satisfies Meta<typeof CreatePlantScreen>

export default meta
type Story = StoryObj<typeof meta>

const submit = () => screen.getByRole('button', { name: 'Registrar' })
const name = () => screen.getByLabelText('Nombre')

async function write(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

async function fill() {
  await screen.findByRole('option', { name: 'Umbráculo' })
  await screen.findByRole('option', { name: 'Orchidaceae' })
  await write('Nombre', 'Wiñay wayna')
  await write('Nombre científico', '× Brassocattleya')
  await userEvent.selectOptions(screen.getByLabelText('Zona'), 'Umbráculo')
  await userEvent.selectOptions(screen.getByLabelText('Familia'), 'Orchidaceae')
  await write('Descripción', 'Orquídea de flor grande.')
  await userEvent.upload(screen.getByLabelText('Fotografía'), samplePhoto('orquidea.svg'))
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
}

/** Submitting the empty form shows every error and focuses the first field. */
export const Empty: Story = {
  name: 'Envío del formulario vacío',
  tags: ['A-14'],
  play: async ({ args }) => {
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(submit())
    await waitFor(() => expect(name()).toHaveFocus())
    for (const label of ['Nombre', 'Nombre científico', 'Zona', 'Familia', 'Descripción', 'Fotografía']) {
      await expect(screen.getByLabelText(label)).toBeInvalid()
    }
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
}

/** Reports an invalid character in a name below its field. */
export const BadName: Story = {
  name: 'Nombre con un carácter que no vale',
  tags: ['V-07'],
  play: async () => {
    await userEvent.type(name(), 'Palta <b>')
    await userEvent.tab()
    await waitFor(() => expect(name()).toHaveAccessibleDescription(/^Use letras, números, espacios/))
  },
}

/** Explains that zones and families are missing and links to them in a new tab. */
export const NoPlaces: Story = {
  name: 'Faltan zonas y familias',
  tags: ['A-14'],
  beforeEach: answering((request) => ({
    body: request.url.includes('zone') ? { zones: [], total: 0 } : { families: [], total: 0 },
  })),
  play: async () => {
    const zone = await screen.findByRole('link', { name: 'Agregar una zona (en otra pestaña)' })
    await expect(zone).toHaveAttribute('href', '/zones-panel')
    await expect(zone).toHaveAttribute('target', '_blank')
    const family = screen.getByRole('link', { name: 'Agregar una familia (en otra pestaña)' })
    await expect(family).toHaveAttribute('href', '/families-panel')
    await expect(screen.getByLabelText('Zona')).toHaveAccessibleDescription(/^No hay zonas\./)
  },
}

let isBroken: boolean
/** Reports below the field that zones failed to load, with a retry. */
export const PlacesRefused: Story = {
  name: 'Las zonas no se pudieron cargar',
  tags: ['E-03'],
  beforeEach: () => {
    isBroken = true
    return answering((request) => {
      if (isBroken) return refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
      return {
        body: request.url.includes('zone')
          ? { zones: SAMPLE_ZONES, total: 2 }
          : { families: SAMPLE_FAMILIES, total: 2 },
      }
    })()
  },
  play: async () => {
    const [retry] = await screen.findAllByRole('button', { name: 'Reintentar' })
    isBroken = false
    if (retry) await userEvent.click(retry)
    await expect(await screen.findByRole('option', { name: 'Umbráculo' })).toBeInTheDocument()
  },
}

/** Submit is enabled once all fields are valid, and sends the plant. */
export const Filled: Story = {
  name: 'Lleno, se envía',
  tags: ['A-14'],
  play: async ({ args }) => {
    await fill()
    await expect(screen.getByRole('img', { name: 'Vista previa de orquidea.svg' })).toBeVisible()
    await userEvent.click(submit())
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
  },
}

let sent: number
/** A double press and a press while pending send once. */
export const Sending: Story = {
  name: 'Enviando, una sola vez',
  tags: ['W-06'],
  beforeEach: () => {
    sent = 0
    return respondingToPost(() => {
      sent += 1
      return 'silence'
    })()
  },
  play: async () => {
    await fill()
    submit().click()
    submit().click()
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(submit())
    await expect(sent).toBe(1)
  },
}

const zoneRemoved: StoryResponse = {
  status: 400,
  body: {
    errorMessage: ERROR_SENTENCES.invalid_request,
    errorCode: 'invalid_request',
    fields: { zone: 'Esa zona ya no existe. Elija otra.' },
  },
}

/** Shows server errors below the form and the field, with a retry. */
export const ZoneRemoved: Story = {
  name: 'Errores del servidor junto a sus campos',
  tags: ['E-02', 'E-03'],
  beforeEach: () => respondingToCreation(zoneRemoved)(),
  play: async ({ args }) => {
    await fill()
    await userEvent.click(submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.invalid_request)
    await expect(screen.getByLabelText('Zona')).toHaveAccessibleDescription(/^Esa zona ya no existe/)
    await expect(name()).toHaveValue('Wiñay wayna')
    await expect(screen.getByRole('img', { name: 'Vista previa de orquidea.svg' })).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Zona'), 'Huerto de frutales')
    await userEvent.click(submit())
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
  },
}

export const Dark: Story = { name: 'Lleno, tema oscuro', play: fill, parameters: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'Lleno, en teléfono',
  play: fill,
  globals: { viewport: { value: 'phone' } },
}
