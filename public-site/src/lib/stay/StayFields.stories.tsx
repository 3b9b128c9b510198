import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { stayProblem } from 'shared-ui/rules/reservations/stay'
import { expect, screen, userEvent } from 'storybook/test'
import { StayFields, type StayFieldsProps } from './StayFields.tsx'

const TODAY = '2027-03-10'

function Controlled(props: StayFieldsProps) {
  const [stay, setStay] = useState(props.stay)
  return (
    <StayFields
      stay={stay}
      problem={props.today === null ? null : stayProblem(stay, props.today)}
      today={props.today}
      onStayChange={setStay}
    />
  )
}

const meta = {
  title: 'Sitio/Partes/Fechas de la estadía',
  component: StayFields,
  args: {
    stay: { entry: '2027-03-15', departure: '2027-03-17' },
    problem: null,
    today: TODAY,
    onStayChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof StayFields>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'P-10 moves the departure when the entry passes it',
  play: async () => {
    const entry = screen.getByLabelText('Entrada')
    await expect(entry).toHaveAttribute('min', TODAY)
    await userEvent.clear(entry)
    await expect(entry).toHaveAccessibleDescription('Elija la fecha de entrada.')
    await userEvent.type(entry, '2027-03-20')
    await expect(screen.getByLabelText('Salida')).toHaveValue('2027-03-21')
  },
}

export const Prerendered: Story = {
  name: 'P-17 is empty and named as in the address until today is known',
  args: { stay: { entry: '', departure: '' }, today: null },
  play: async () => expect(screen.getByLabelText('Entrada')).toHaveAttribute('name', 'inDate'),
}
