import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { ComplaintsScreen } from './ComplaintsScreen.tsx'

const COMPLAINT = {
  _id: '01977000-0000-7000-8000-0000a1b2c3d4',
  number: '2027-000012',
  createdAt: '2027-03-10T17:00:00.000Z',
  dueDate: '2027-04-02',
  kind: 'claim',
  names: 'Ana Luz Rojas',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  location: 'Jirón de Ejemplo 123, Lima',
  phone: '984000111',
  email: 'ana.luz@example.com',
  isMinor: true,
  guardian: 'Rosa Núñez',
  goodKind: 'service',
  goodDescription: 'Dos noches en la habitación Molle',
  amount: 120.5,
  detail: 'No había agua caliente.\nAvisé dos veces.',
  asked: 'La devolución de una noche.',
  reply: null,
}

const guide: Guide = {
  purpose: 'El Libro de Reclamaciones que la ley exige: registrar un reclamo o una queja y guardar su hoja.',
  notFor: 'Una consulta o una sugerencia se escribe en «Contacto».',
  copy: ['Las palabras y el orden de las partes son los de la ley.'],
  practice: {
    good: { text: 'Dé la hoja numerada en el acto, para guardar o imprimir.' },
    bad: { text: 'Pedir que primero se escriba por el contacto.' },
  },
}

const meta = {
  title: 'Sitio público/Libro de Reclamaciones',
  parameters: { guide },
  component: ComplaintsScreen,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
} satisfies Meta<typeof ComplaintsScreen>

export default meta
type Story = StoryObj<typeof meta>

const send = () => screen.getByRole('button', { name: 'Enviar la hoja' })

const TYPED = [
  ['Nombres y apellidos', COMPLAINT.names],
  ['Número de documento', COMPLAINT.identificationDocumentNumber],
  ['Domicilio', COMPLAINT.location],
  ['Teléfono', COMPLAINT.phone],
  ['Correo electrónico', COMPLAINT.email],
  ['Descripción', COMPLAINT.goodDescription],
  [/^Monto reclamado/, '120.50'],
  ['Detalle', 'No había agua caliente.'],
  ['Pedido', COMPLAINT.asked],
] as const

async function fill(): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Tipo de documento'), 'DNI')
  await userEvent.click(screen.getByRole('radio', { name: 'Servicio' }))
  await userEvent.click(screen.getByRole('radio', { name: /^Reclamo/ }))
  for (const [label, text] of TYPED) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
}

/** Shows the provider and does not send an incomplete form. */
export const Empty: Story = {
  name: 'Formulario incompleto',
  tags: ['ley-29571'],
  play: async () => {
    await expect(screen.getByText(LODGE.ruc)).toBeVisible()
    await userEvent.click(send())
    await waitFor(() => expect(screen.getByLabelText('Nombres y apellidos')).toHaveFocus())
    await expect(screen.getByRole('radiogroup', { name: 'Tipo' })).toHaveAttribute('aria-invalid', 'true')
    await expect(screen.getByLabelText(/^Monto reclamado/)).not.toHaveAttribute('aria-invalid')
  },
}

/** Requires a guardian for a minor. */
export const OfAMinor: Story = {
  name: 'De una persona menor de edad',
  tags: ['ley-29571'],
  play: async () => {
    await fill()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soy menor de edad' }))
    await userEvent.click(send())
    await waitFor(() => expect(screen.getByLabelText('Padre, madre o apoderado')).toHaveFocus())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soy menor de edad' }))
    await expect(send()).not.toHaveAttribute('aria-disabled')
  },
}

/** Shows number and due date of a filed complaint, and prints it. */
export const Sent: Story = {
  name: 'Hoja registrada, con número y plazo',
  tags: ['ley-29571'],
  beforeEach: answering(() => ({ body: { complaint: COMPLAINT, copyMailed: true } })),
  play: async () => {
    await fill()
    await userEvent.click(send())
    const heading = await screen.findByRole('heading', { name: 'Hoja de reclamación 2027-000012' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(screen.getByRole('status')).toHaveTextContent('viernes, 2 de abril de 2027')
    await expect(screen.getByText('Rosa Núñez')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Llenar otra hoja' }))
    await expect(await screen.findByLabelText('Detalle')).toHaveValue('')
  },
}

/** Says that no further copy is mailed to an address that got several today. */
export const WithoutCopy: Story = {
  name: 'Registrada, sin otra copia por correo',
  tags: ['C-01'],
  beforeEach: answering(() => ({ body: { complaint: COMPLAINT, copyMailed: false } })),
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByText(/Hoy ya enviamos varias copias a ese correo/)).toBeVisible()
    await expect(screen.queryByText(/Enviamos una copia/)).toBeNull()
  },
}

/** Shows an error in an alert and retains what was typed. */
export const Failed: Story = {
  name: 'No se pudo enviar, lo escrito queda',
  tags: ['E-02', 'E-03'],
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByLabelText('Detalle')).toHaveValue('No había agua caliente.')
  },
}

/** Warns of a DNI, a phone and an e-mail that cannot be right, and accepts them. */
export const Doubtful: Story = {
  name: 'DNI, teléfono y correo dudosos',
  tags: ['V-12'],
  play: async () => {
    await fill()
    for (const [label, typed, warning] of [
      ['Número de documento', '4455', /Revise el DNI/],
      ['Teléfono', '98400011', /Revise el teléfono/],
      ['Correo electrónico', 'ana@gmial.com', /¿Quiso decir gmail.com\?/],
    ] as const) {
      const field = screen.getByLabelText(label)
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription(warning)
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    await expect(send()).not.toHaveAttribute('aria-disabled')
  },
}
