import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { samplePhoto } from '../../../../test/samples/sample-rooms.ts'
import { CreateRoomScreen } from './CreateRoomScreen.tsx'

const meta = {
  title: 'Consola/Registrar Habitación',
  component: CreateRoomScreen,
  args: { onCreated: fn() },
  decorators: [inConsole],
  globals: { face: 'console-light' },
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

export const Empty: Story = {
  name: 'A-07 Submitting the empty form shows every error and focuses the first field',
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

export const Filled: Story = {
  name: 'A-07 Submit is enabled once all fields are valid, and sends the room',
  play: async ({ args }) => {
    await fill()
    await expect(screen.getByRole('img', { name: 'Vista previa de molle.svg' })).toBeVisible()
    await userEvent.click(submit())
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
  },
}

export const Sending: Story = {
  name: 'W-06 A press while pending sends nothing',
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

export const NameTaken: Story = {
  name: 'E-02, E-03 Shows server errors below the form and the field, and keeps the input',
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
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
}

let responses: StoryResponse[]
export const Unavailable: Story = {
  name: 'E-03 Retries after an error with one press',
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

export const Dark: Story = { name: 'Filled in, dark theme', play: fill, globals: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'Filled in, phone',
  play: fill,
  globals: { viewport: { value: 'phone' } },
}
