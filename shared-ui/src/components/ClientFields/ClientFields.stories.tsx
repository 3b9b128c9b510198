import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { clientProblems, EMPTY_CLIENT } from '../../copy/booking/client-form.ts'
import { CLIENT_WARNINGS, clientWarnings } from '../../copy/booking/client-warnings.ts'
import { TYPED_WARNINGS } from '../../copy/forms/typed-warnings.ts'
import { useForm } from '../../forms/use-form.ts'
import type { Guide } from '../../guides/guide.ts'
import type { ClientDraft } from '../../validators/reservations/client.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ClientFields } from './ClientFields.tsx'

const ROSA: ClientDraft = {
  names: 'Rosa María',
  surnames: 'Quispe Mamani',
  email: 'rosa@example.com',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '40112233',
  phone: '+51 900 111 222',
  location: 'Calle Procuradores 120',
  country: 'Perú',
  age: '34',
  RUC: '',
}

/** A form with client fields, as both apps build it. */
function ClientForm({ first, pending }: { first: ClientDraft; pending?: boolean }) {
  const form = useForm({
    initial: first,
    check: clientProblems,
    warn: clientWarnings,
    send: async () => undefined,
  })
  return (
    <form style={{ display: 'grid', gap: '1.5rem', maxWidth: '44rem' }} {...form.element}>
      <div>
        <ClientFields field={form.field} pending={pending} />
      </div>
      <SubmitButton form={form}>Siguiente Paso</SubmitButton>
    </form>
  )
}

const guide: Guide = {
  purpose:
    'Los datos de quien reserva, iguales en el sitio y en la consola: nombres, documento, contacto, procedencia y RUC.',
  notFor:
    'Para un mensaje o una suscripción, que piden menos: use sus propios campos. Un dato que no se usa no se pide.',
  anatomy: [
    'Nombres y apellidos',
    'Correo y teléfono',
    'Tipo y número de documento',
    'Dirección y país',
    'Edad y RUC, que es opcional',
  ],
  states: {
    readonly: 'Se está enviando: los campos se leen y conservan el foco, y no cambian.',
    'data-invalid': 'El campo tiene un error; aparece al salir del campo o al enviar, no al escribir.',
    'aria-live="polite"':
      'Una duda sobre un valor que se acepta igual: RUC, DNI, teléfono, edad o correo poco probables.',
  },
  practice: {
    good: {
      text: 'Un valor dudoso se pregunta y se acepta: quien llena sabe más.',
      example: (
        <TextField
          label="RUC"
          optional
          value="20123456789"
          warning={{ text: CLIENT_WARNINGS.ruc.check_digit }}
          onValueChange={() => {}}
        />
      ),
    },
    bad: {
      text: 'Rechazar lo dudoso deja afuera a quien tiene razón.',
      example: (
        <TextField
          label="Correo electrónico"
          value="rosa@gmial.example"
          error="Correo inválido"
          onValueChange={() => {}}
        />
      ),
    },
  },
  copy: [
    '«Nombres» y «Apellidos» en plural, como en el DNI.',
    'El número de documento acepta letras solo si no es DNI, y el teclado del teléfono cambia con él.',
  ],
}

const meta = {
  title: 'Componentes/Datos del cliente',
  parameters: { guide, documents: ClientFields },
  component: ClientForm,
  args: { first: EMPTY_CLIENT },
} satisfies Meta<typeof ClientForm>

export default meta
type Story = StoryObj<typeof meta>

/** Empty form shows no errors and can be filled in by the browser. */
export const Empty: Story = {
  name: 'Vacíos',
  tags: ['V-05'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tokens = Object.fromEntries(
      Array.from(canvasElement.querySelectorAll('input'), (input) => [input.name, input.autocomplete]),
    )
    await expect(tokens).toMatchObject({
      names: 'given-name',
      surnames: 'family-name',
      email: 'email',
      phone: 'tel',
      location: 'street-address',
      country: 'country-name',
    })
    await expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(0)
    await expect(canvas.getByRole('button', { name: 'Siguiente Paso' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A submit shows every error and focuses the first invalid field. */
export const Sent: Story = {
  name: 'Enviados sin llenar: todos los errores',
  tags: ['V-05'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente Paso' }))
    const names = canvas.getByRole('textbox', { name: 'Nombres' })
    await expect(names).toHaveAccessibleDescription('Escriba sus nombres.')
    await expect(names).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(9)
    await expect(canvas.getByRole('textbox', { name: 'RUC (opcional)' })).toBeValid()
    await expect(canvas.getByText('Faltan 9 datos.')).toBeVisible()
  },
}

/** A field shows its error on blur, not while typing. */
export const Left: Story = {
  name: 'Error al salir del campo',
  tags: ['V-01'],
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole('textbox', { name: 'Correo electrónico' })
    await userEvent.type(email, 'rosa@')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(email).toHaveAccessibleDescription(
      'Escriba un correo válido, sin tildes ni espacios, como nombre@ejemplo.com. Aquí le llegará la confirmación.',
    )
    await userEvent.type(email, 'example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
}

/** A complete and valid form is ready to send. */
export const Full: Story = {
  name: 'Completos',
  tags: ['V-05'],
  args: { first: ROSA },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Siguiente Paso' })
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

/** A form that is being sent is readable and read-only. */
export const Locked: Story = {
  name: 'En envío, solo lectura',
  tags: ['M-11'],
  args: { first: ROSA, pending: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const names = canvas.getByRole('textbox', { name: 'Nombres' })
    await userEvent.type(names, 'x')
    await expect(names).toHaveFocus()
    await expect(names).toHaveValue('Rosa María')
    await expect(names).toHaveAttribute('readonly')
    await expect(canvas.getByRole('combobox', { name: 'Tipo de documento' })).toBeDisabled()
  },
}

/** A passport accepts letters, a DNI only digits, and the phone’s keyboard changes with it. */
export const Passport: Story = {
  name: 'Con pasaporte',
  tags: ['V-03'],
  args: { first: { ...ROSA, identificationDocumentNumber: 'AB123456' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: 'Número de documento' })
    await expect(number).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(number)
    await userEvent.tab()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo de documento' }), 'Pasaporte')
    await expect(number).not.toHaveAttribute('aria-invalid')
    await expect(number).toHaveAttribute('inputmode', 'text')
  },
}

/** A RUC with a wrong check digit shows a warning and is accepted. */
export const DoubtfulRuc: Story = {
  name: 'RUC dudoso',
  tags: ['V-05'],
  args: { first: { ...ROSA, RUC: '20000000002' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const ruc = canvas.getByRole('textbox', { name: 'RUC (opcional)' })
    await expect(ruc).toHaveAccessibleDescription(/su última cifra no corresponde/)
    await userEvent.clear(ruc)
    await userEvent.type(ruc, '2060')
    await userEvent.tab()
    await expect(ruc).toHaveAccessibleDescription(/tiene 11 cifras/)
    await expect(ruc).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('button', { name: 'Siguiente Paso' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Asks whether a provider was meant, and one press accepts it. */
export const ProbableEmail: Story = {
  name: 'Correo probable',
  tags: ['V-12'],
  args: { first: { ...ROSA, email: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico' })
    await userEvent.type(email, 'rosa@gmial.com')
    await expect(canvas.queryByText('¿Quiso decir gmail.com?')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(email).toHaveAccessibleDescription(/¿Quiso decir gmail.com\?/)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByText('¿Quiso decir gmail.com?').parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Usar rosa@gmail.com' }))
    await expect(email).toHaveValue('rosa@gmail.com')
    await expect(email).toHaveFocus()
    await expect(canvas.queryByText(/Quiso decir/)).not.toBeInTheDocument()
  },
}

/** Warns of a DNI, a phone and an age that cannot be right, and accepts them. */
export const Doubtful: Story = {
  name: 'DNI, teléfono y edad dudosos',
  tags: ['V-04', 'V-12'],
  args: { first: { ...ROSA, identificationDocumentNumber: '4', phone: '98400011', age: '0' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const [name, text] of [
      ['Número de documento', TYPED_WARNINGS.dni],
      ['Teléfono', TYPED_WARNINGS.phone],
      ['Edad', CLIENT_WARNINGS.minor],
    ] as const) {
      const field = canvas.getByRole('textbox', { name })
      await expect(field.getAttribute('aria-describedby')).not.toBeNull()
      await expect(canvas.getByText(text)).toBeVisible()
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    await expect(canvas.getByRole('button', { name: 'Siguiente Paso' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Dark: Story = {
  name: 'Completos, consola oscura',
  parameters: { face: 'console-dark' },
  args: { first: ROSA },
}
