import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { PersonalData } from 'shared-ui/validators/privacy/personal-data'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { PersonalDataButton } from './PersonalDataButton.tsx'

const guide: Guide = {
  purpose:
    'Atender a quien pide ver o borrar sus datos: qué se guarda de esa persona, qué se puede borrar y hasta cuándo queda lo demás.',
  notFor: 'Para corregir un dato de una reservación use «Corregir reservación».',
  copy: ['Cada cosa que queda dice por qué y hasta cuándo.'],
  practice: {
    good: { text: 'Confirme que lo pide la misma persona antes de borrar.' },
    bad: { text: 'Prometer que todo se borra: la ley tributaria guarda una parte.' },
  },
}

const meta = {
  title: 'Consola/Partes/Datos personales',
  parameters: { guide, face: 'console-light' },
  component: PersonalDataButton,
  args: { person: 'rosa.quispe@example.pe' },
  decorators: [inConsole],
} satisfies Meta<typeof PersonalDataButton>

export default meta
type Story = StoryObj<typeof meta>

const STAY = {
  client: 'Rosa Elvira Quispe Mamani',
  room: 'Molle',
  inDate: '2026-11-10',
  outDate: '2026-11-12',
}
const GUEST = { guest: 'Rosa Elvira Quispe Mamani', room: 'Orquídea', inDate: '2026-11-10' }
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
  guestStays: [
    { _id: '6', number: 'B7D1E0F2', ...GUEST, outcome: 'register', until: '2031-11-12' },
    { _id: '7', number: 'C4A29E11', ...GUEST, outcome: 'stay_to_come', until: null },
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
const NOTHING: PersonalData = { ...REST, reservations: [], guestStays: [], complaints: [] }

const responding = (overview: StoryResponse, change: StoryResponse = 'silence') =>
  answering((request) => (/export|erase/.test(request.url) ? change : overview))
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Datos personales' }))
  return within(await screen.findByRole('dialog', { name: 'Datos personales' }))
}

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: responding('silence'),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('status')).toHaveTextContent('Buscando lo que hay guardado')
    await expect(dialog.getByRole('button', { name: 'Borrar datos…' })).toBeDisabled()
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  beforeEach: responding(refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El sistema no está disponible')
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

/** Nothing is stored. */
export const Empty: Story = {
  name: 'Nada guardado',
  tags: ['O-08'],
  beforeEach: responding({ body: NOTHING }),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('No hay ningún dato guardado.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Borrar datos…' })).toBeDisabled()
  },
}

/** Lists what is stored, what is erased, and why the rest remains. */
export const Full: Story = {
  name: 'Lo guardado, lo que se borra y por qué queda el resto',
  tags: ['O-08'],
  beforeEach: responding({ body: DATA }),
  play: async () => {
    const dialog = await open()
    const [erased, toCome, refund, ...others] = await dialog.findAllByRole('listitem')
    await expect(erased).toHaveTextContent(/52CC4B20.*se borra\. El documento y los importes quedan hasta/)
    await expect(toCome).toHaveTextContent('no se borra, porque la estadía está por venir.')
    await expect(refund).toHaveTextContent('no se borra, porque una devolución sigue pendiente.')
    const [register] = others
    await expect(register).toHaveTextContent(/Huésped de la reservación B7D1E0F2.*hasta el .*2031/)
    await expect(others).toHaveLength(7)
  },
}

/** Saves everything as a file. */
export const Exported: Story = {
  name: 'Guardar todo en un archivo',
  tags: ['O-08'],
  beforeEach: responding({ body: DATA }, { body: {} }),
  play: async () => {
    const dialog = await open()
    await dialog.findByText(/2 mensajes/)
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar (JSON)' }))
    await expect(await dialog.findByText(/Se descargó el archivo/)).toBeVisible()
  },
}

/** Erases after a confirmation and shows what remains. */
export const Erased: Story = {
  name: 'Borrar, con confirmación',
  tags: ['O-08'],
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

/** A failed erasure shows the error in its dialog and can be repeated. */
export const ErasureRefused: Story = {
  name: 'El borrado falla, con reintento',
  tags: ['O-08'],
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

export const Dark: Story = { ...Full, name: 'Tema oscuro', parameters: { face: 'console-dark' } }
export const Phone: Story = { ...Full, name: 'En teléfono', globals: { viewport: { value: 'phone' } } }
