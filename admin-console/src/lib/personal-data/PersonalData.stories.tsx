import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { PersonalData } from 'shared-ui/validators/privacy/personal-data'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { PersonalDataButton } from './PersonalDataButton.tsx'

const meta = {
  title: 'Consola/Partes/Datos personales',
  component: PersonalDataButton,
  args: { person: 'rosa.quispe@example.pe' },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof PersonalDataButton>

export default meta
type Story = StoryObj<typeof meta>

const STAY = {
  client: 'Rosa Elvira Quispe Mamani',
  room: 'Molle',
  inDate: '2026-11-10',
  outDate: '2026-11-12',
}
const DATA: PersonalData = {
  person: 'rosa.quispe@example.pe',
  erasable: true,
  reservations: [
    { _id: '1', number: '52CC4B20', ...STAY, outcome: 'erasable', documentUntil: '2032-01-01' },
    {
      _id: '2',
      number: 'A1B2C3D4',
      ...STAY,
      inDate: '2027-01-10',
      outcome: 'stay_to_come',
      documentUntil: null,
    },
    { _id: '3', number: '0F3B9A21', ...STAY, outcome: 'refund_open', documentUntil: null },
  ],
  unfinished: 1,
  messages: 2,
  subscriptions: 1,
  complaints: [
    { _id: '4', number: '2026-000012', until: '2028-11-30' },
    { _id: '5', number: '2026-000013', until: null },
  ],
}
const REST: PersonalData = {
  ...DATA,
  erasable: false,
  reservations: DATA.reservations.slice(1),
  unfinished: 0,
  messages: 0,
  subscriptions: 0,
}
const NOTHING: PersonalData = { ...REST, reservations: [], complaints: [] }

const responding = (overview: StoryResponse, change: StoryResponse = 'silence') =>
  answering((request) => (/export|erase/.test(request.url) ? change : overview))
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Datos personales' }))
  return within(await screen.findByRole('dialog', { name: 'Datos personales' }))
}

export const Loading: Story = {
  name: 'W-05 Loading',
  beforeEach: responding('silence'),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('status')).toHaveTextContent('Buscando lo que hay guardado')
    await expect(dialog.getByRole('button', { name: 'Borrar datos…' })).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'W-05 A server error replaces the spinner and offers a retry',
  beforeEach: responding(refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El sistema no está disponible')
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const Empty: Story = {
  name: 'O-08 Nothing is stored',
  beforeEach: responding({ body: NOTHING }),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('No hay ningún dato guardado.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Borrar datos…' })).toBeDisabled()
  },
}

export const Full: Story = {
  name: 'O-08 Lists what is stored, what is erased, and why the rest remains',
  beforeEach: responding({ body: DATA }),
  play: async () => {
    const dialog = await open()
    const [erased, toCome, refund, ...others] = await dialog.findAllByRole('listitem')
    await expect(erased).toHaveTextContent(/52CC4B20.*se borra\. El documento y los importes quedan hasta/)
    await expect(toCome).toHaveTextContent('no se borra, porque la estadía está por venir.')
    await expect(refund).toHaveTextContent('no se borra, porque una devolución sigue pendiente.')
    await expect(others).toHaveLength(5)
  },
}

export const Exported: Story = {
  name: 'O-08 Saves everything as a file',
  beforeEach: responding({ body: DATA }, { body: {} }),
  play: async () => {
    const dialog = await open()
    await dialog.findByText(/2 mensajes/)
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar (JSON)' }))
    await expect(await dialog.findByText(/Se descargó el archivo/)).toBeVisible()
  },
}

export const Erased: Story = {
  name: 'O-08 Erases after a confirmation and shows what remains',
  beforeEach: responding({ body: DATA }, { body: REST }),
  play: async () => {
    const dialog = await open()
    await dialog.findByText(/2 mensajes/)
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar datos…' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/No se puede deshacer/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Sí' }))
    await expect(await dialog.findByText(/Se borraron los datos/)).toBeVisible()
    await expect(dialog.queryByText(/2 mensajes/)).not.toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Borrar datos…' })).toBeDisabled()
  },
}

export const ErasureRefused: Story = {
  name: 'O-08 A failed erasure shows the error in its dialog and can be repeated',
  beforeEach: responding(
    { body: DATA },
    refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable),
  ),
  play: async () => {
    const dialog = await open()
    await dialog.findByText(/2 mensajes/)
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar datos…' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Sí' }))
    await expect(await question.findByRole('alert')).toHaveTextContent('El sistema no está disponible')
    await expect(question.getByRole('button', { name: 'Sí' })).toBeEnabled()
  },
}

export const Dark: Story = { ...Full, name: 'With data, dark theme', globals: { face: 'console-dark' } }
export const Phone: Story = { ...Full, name: 'With data, phone', globals: { viewport: { value: 'phone' } } }
