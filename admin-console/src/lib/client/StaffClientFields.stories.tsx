import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'shared-ui/forms/use-form'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent } from 'storybook/test'
import { StaffClientFields } from './StaffClientFields.tsx'
import { EMPTY_STAFF_CLIENT, staffClientProblems } from './staff-client.ts'

/** The fields in a form, as the pages of staff have them. */
function ClientForm() {
  const form = useForm({
    initial: EMPTY_STAFF_CLIENT,
    check: staffClientProblems,
    send: async () => undefined,
  })
  return (
    <form {...form.element}>
      <StaffClientFields
        field={form.field}
        withoutEmail={form.draft.withoutEmail}
        onWithoutEmailChange={(withoutEmail) => form.set('withoutEmail', withoutEmail)}
      />
    </form>
  )
}

const guide: Guide = {
  purpose: 'Los datos del cliente como los anota el personal, con la casilla de quien no tiene correo.',
  notFor: 'Para visitantes, que siempre dejan su correo, use «Datos del cliente».',
  practice: {
    good: { text: 'Marque que no tiene correo y siga: la constancia se imprime.' },
    bad: { text: 'Inventar una dirección para pasar el campo.' },
  },
}

const meta = {
  parameters: { guide, documents: StaffClientFields, face: 'console-light' },
  title: 'Consola/Partes/Cliente',
  component: ClientForm,
} satisfies Meta<typeof ClientForm>

export default meta
type Story = StoryObj<typeof meta>

const noEmail = () => screen.getByRole('checkbox', { name: 'El huésped no tiene correo' })

/** Starts in Peru, and takes nothing from the browser’s own address book. */
export const WithEmail: Story = {
  name: 'Con correo',
  tags: ['D-11'],
  play: async () => {
    await expect(screen.getByLabelText('País')).toHaveValue('Perú')
    for (const label of ['Nombres', 'Correo electrónico', 'Teléfono']) {
      await expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'off')
    }
  },
}

/** Has no field for the e-mail of a guest who has none, and says what that means. */
export const WithoutEmail: Story = {
  name: 'Sin correo',
  tags: ['D-13'],
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  play: async () => {
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'rosa@')
    await userEvent.click(noEmail())
    await expect(screen.queryByLabelText('Correo electrónico')).not.toBeInTheDocument()
    await expect(noEmail()).toHaveAccessibleDescription(/No se le envía nada/)
    await userEvent.click(noEmail())
    await expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@')
  },
}
