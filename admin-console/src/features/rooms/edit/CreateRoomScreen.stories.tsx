import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { samplePhoto } from '../../../../test/samples/sample-rooms.ts'
import { CreateRoomScreen } from './CreateRoomScreen.tsx'

const guide: Guide = {
  purpose: 'Registrar una habitación con su precio sin IGV, capacidad y foto.',
  notFor: 'Si solo cambia de nombre o de precio, edítela: las reservaciones siguen siendo suyas.',
  copy: ['El campo dice que el precio es sin IGV.'],
  practice: {
    good: { text: 'Suba la foto antes de guardar: sin ella el huésped ve un hueco.' },
    bad: { text: 'Registrar dos veces la misma habitación con dos capacidades.' },
  },
}

const meta = {
  title: 'Consola/Habitaciones/Registrar habitación',
  parameters: { guide, face: 'console-light' },
  component: CreateRoomScreen,
  args: { onCreated: fn() },
  decorators: [inConsole],
  beforeEach: answering(() => ({ body: { id: 'r9' } })),
} satisfies Meta<typeof CreateRoomScreen>

export default meta
type Story = StoryObj<typeof meta>

const submit = () => screen.getByRole('button', { name: 'Registrar' })
const identifier = () => screen.getByLabelText('Identificador')

async function fill() {
  await userEvent.type(identifier(), 'Molle')
  await userEvent.type(screen.getByLabelText('Categoría'), 'Doble')
  await userEvent.type(screen.getByLabelText('Precio por noche'), '220.5')
  await userEvent.type(screen.getByLabelText('Capacidad'), '2')
  await userEvent.type(screen.getByLabelText('Descripción'), 'Dos camas.')
  await userEvent.upload(screen.getByLabelText('Fotografía'), samplePhoto('molle.svg'))
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
}

/** Submitting the empty form shows every error and focuses the first field. */
export const Empty: Story = {
  name: 'Envío del formulario vacío',
  tags: ['A-07'],
  play: async ({ args }) => {
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(submit())
    await waitFor(() => expect(identifier()).toHaveFocus())
    for (const name of [
      'Identificador',
      'Categoría',
      'Precio por noche',
      'Capacidad',
      'Descripción',
      'Fotografía',
    ]) {
      await expect(screen.getByLabelText(name)).toBeInvalid()
    }
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
}

/** Submit is enabled once all fields are valid, and sends the room. */
export const Filled: Story = {
  name: 'Lleno, se envía',
  tags: ['A-07'],
  play: async ({ args }) => {
    await fill()
    await expect(screen.getByRole('img', { name: 'Vista previa de molle.svg' })).toBeVisible()
    await userEvent.click(submit())
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
  },
}

/** A press while pending sends nothing. */
export const Sending: Story = {
  name: 'Enviando, una sola vez',
  tags: ['W-06'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await fill()
    await userEvent.click(submit())
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
  },
}

const nameTaken: StoryResponse = {
  status: 409,
  body: {
    errorMessage: ERROR_SENTENCES.name_taken,
    errorCode: 'name_taken',
    fields: { identifier: 'Ya hay otro con ese nombre.' },
  },
}

/** Shows server errors below the form and the field, and keeps the input. */
export const NameTaken: Story = {
  name: 'Errores del servidor junto a sus campos',
  tags: ['E-02', 'E-03'],
  beforeEach: answering(() => nameTaken),
  play: async ({ args }) => {
    await fill()
    await userEvent.click(submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.name_taken)
    await expect(identifier()).toHaveAccessibleDescription(/^Ya hay otro con ese nombre\./)
    await expect(identifier()).toHaveValue('Molle')
    await expect(screen.getByRole('img', { name: 'Vista previa de molle.svg' })).toBeVisible()
    await userEvent.type(identifier(), ' 2')
    await waitFor(() => expect(identifier()).toBeValid())
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
}

const photoUnreadable: StoryResponse = {
  status: 422,
  body: {
    errorMessage: ERROR_SENTENCES.photo_unreadable,
    errorCode: 'photo_unreadable',
    fields: { photo: 'La imagen está dañada o incompleta.' },
  },
}

/** Reports a photo that the server refuses until another one is chosen. */
export const PhotoRefused: Story = {
  name: 'Foto rechazada, y otra elegida',
  tags: ['E-03', 'D-14'],
  beforeEach: answering(() => photoUnreadable),
  play: async () => {
    await fill()
    await userEvent.click(submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.photo_unreadable)
    const photo = screen.getByLabelText('Fotografía')
    await expect(photo).toHaveAttribute('aria-invalid', 'true')
    await userEvent.upload(photo, samplePhoto('retama.svg'))
    await waitFor(() => expect(photo).not.toHaveAttribute('aria-invalid', 'true'))
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

let responses: StoryResponse[]
/** Retries after an error with one press. */
export const Unavailable: Story = {
  name: 'Servidor no disponible, con reintento',
  tags: ['E-03'],
  beforeEach: () => {
    responses = [refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)]
    return answering(() => responses.shift() ?? { body: { id: 'r9' } })()
  },
  play: async ({ args }) => {
    await fill()
    await userEvent.click(submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
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
