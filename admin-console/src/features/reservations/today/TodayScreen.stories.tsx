import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { expect, screen, within } from 'storybook/test'
import { answering, refusal } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { sampleReservation } from '../../../../test/samples/sample-reservations.ts'
import { TodayScreen } from './TodayScreen.tsx'

const meta = {
  title: 'Consola/Hoy',
  component: TodayScreen,
  args: { name: 'Julia Mamani Flores' },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof TodayScreen>

export default meta
type Story = StoryObj<typeof meta>

function aroundToday() {
  const today = dayInLima(Date.now())
  const yesterday = addDays(today, -1)
  return [
    sampleReservation({ _id: '1', inDate: today, outDate: addDays(today, 2) }),
    sampleReservation({
      _id: '2',
      inDate: yesterday,
      outDate: yesterday,
      client: { names: 'Thomas', surnames: 'Becker' },
    }),
    sampleReservation({
      _id: '3',
      inDate: yesterday,
      outDate: today,
      client: { names: 'Ingrid', surnames: 'Sørensen' },
    }),
  ]
}

export const Loading: Story = {
  name: 'W-05 Shows that the day is loading',
  beforeEach: answering(() => 'silence'),
}

export const Refused: Story = {
  name: 'W-05 Replaces the spinner with the error of the server',
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
  },
}

export const Quiet: Story = {
  name: 'W-09 Reports a day without guests',
  beforeEach: answering(() => ({ body: { reservations: [], total: 0, next: null } })),
  play: async () => {
    await expect(await screen.findByText('No hay llegadas hoy')).toBeVisible()
    await expect(screen.getByText('No hay salidas hoy')).toBeVisible()
  },
}

export const Busy: Story = {
  name: 'A-01 Lists arrivals, departures and staying guests of today',
  beforeEach: answering(() => ({ body: { reservations: aroundToday(), total: 3, next: null } })),
  play: async () => {
    const guests = async (name: string) =>
      within(await screen.findByRole('region', { name })).getByRole('link').textContent
    await expect(await guests('Llegan hoy (1)')).toBe('Quispe Mamani, Rosa Elvira')
    await expect(await guests('Salen hoy (1)')).toBe('Becker, Thomas')
    await expect(await guests('Siguen en casa (1)')).toBe('Sørensen, Ingrid')
  },
}
