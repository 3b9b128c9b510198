import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import type { Guide } from 'shared-ui/guides/guide'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { StayFields } from './StayFields.tsx'
import { useStayForm } from './use-stay-form.ts'

const TODAY = '2027-03-10'

type SearchProps = { initial: Stay; today: CalendarDate | null; onSubmit: (stay: Stay) => void }

function Search({ initial, today, onSubmit }: SearchProps) {
  const [stay, setStay] = useState(initial)
  const form = useStayForm({ stay, today, onStayChange: setStay, onSubmit })
  return (
    <form {...form.element}>
      <StayFields form={form} today={today} />
      <SubmitButton form={{ ...form, isPending: false }}>Buscar</SubmitButton>
    </form>
  )
}

const guide: Guide = {
  purpose: 'Entrada y salida en dos campos; si la entrada pasa a la salida, la mueve.',
  notFor: 'Para ver qué noches están libres use «Calendario de estadía».',
  copy: ['«Entrada» y «Salida», con el error junto a la fecha que falla.'],
  practice: {
    good: { text: 'Mueva la salida cuando la entrada la pasa, y conserve las noches.' },
    bad: { text: 'Aceptar una salida anterior a la entrada y fallar al enviar.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Fechas de la estadía',
  parameters: { guide, documents: StayFields },
  component: Search,
  args: { initial: { entry: '2027-03-15', departure: '2027-03-17' }, today: TODAY, onSubmit: fn() },
} satisfies Meta<typeof Search>

export default meta
type Story = StoryObj<typeof meta>

/** Moves the departure when the entry passes it. */
export const Full: Story = {
  name: 'La entrada mueve la salida',
  tags: ['P-10'],
  play: async ({ args }) => {
    const entry = screen.getByLabelText('Entrada')
    await expect(entry).toHaveAttribute('min', TODAY)
    await userEvent.clear(entry)
    await userEvent.type(entry, '2027-03-20')
    await expect(screen.getByLabelText('Salida')).toHaveValue('2027-03-21')
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ entry: '2027-03-20', departure: '2027-03-21' })
  },
}

/** A press names the missing date beside its field and focuses it. */
export const Missing: Story = {
  name: 'Falta una fecha',
  tags: ['V-09'],
  play: async ({ args }) => {
    const entry = screen.getByLabelText('Entrada')
    await userEvent.clear(entry)
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    await expect(entry).toHaveFocus()
    await expect(entry).toHaveAccessibleDescription('Elija la fecha de entrada.')
    await expect(screen.getByText('Falta 1 dato.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Shows at once why the dates of an address cannot be booked. */
export const FromAddress: Story = {
  name: 'Fechas de la dirección que no valen',
  tags: ['V-09'],
  args: { initial: { entry: '2027-03-09', departure: '2027-03-10' } },
  play: async () =>
    expect(screen.getByLabelText('Entrada')).toHaveAccessibleDescription(
      'La entrada no puede ser antes de hoy.',
    ),
}

/** Is empty and named as in the address until today is known. */
export const Prerendered: Story = {
  name: 'Página sin código, vacías',
  tags: ['P-17'],
  args: { initial: { entry: '', departure: '' }, today: null },
  play: async () => expect(screen.getByLabelText('Entrada')).toHaveAttribute('name', 'inDate'),
}
