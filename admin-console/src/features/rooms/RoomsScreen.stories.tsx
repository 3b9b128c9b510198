import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, refusal } from '../../lib/stories/answering.ts'
import { inConsole } from '../../lib/stories/in-console.tsx'
import { RoomsScreen } from './RoomsScreen.tsx'
import { SAMPLE_ROOMS } from './sample-rooms.ts'

const meta = {
  title: 'Consola/Habitaciones',
  component: RoomsScreen,
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof RoomsScreen>

export default meta
type Story = StoryObj<typeof meta>

const full = answering(() => ({ body: { rooms: SAMPLE_ROOMS, total: SAMPLE_ROOMS.length } }))

export const Loading: Story = {
  name: 'W-05 Says that the rooms load',
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Habitaciones')
  },
}

export const Refused: Story = {
  name: 'E-02 What the server answers takes the place of the spinner, with a retry',
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const Empty: Story = {
  name: "W-09 Says 'No hay habitaciones'",
  beforeEach: answering(() => ({ body: { rooms: [], total: 0 } })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones')).toBeVisible()
  },
}

export const Full: Story = {
  name: 'A-06 A table of rooms, each opened by its identifier',
  beforeEach: full,
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /Molle/ }))
    for (const text of ['Matrimonial con terraza', '4 personas', /S\/\.\s1,250\.00/]) {
      await expect(row.getByText(text)).toBeVisible()
    }
    await expect(row.getByRole('link', { name: 'Molle' })).toHaveAttribute('href', '/view-room/r3')
    await expect(row.getByRole('link', { name: 'Bloquear Molle' })).toHaveAttribute('href', '/room-block/r3')
    await expect(row.getByRole('link', { name: 'Desbloquear Molle' })).toHaveAttribute(
      'href',
      '/room-unlock/r3',
    )
  },
}

export const Sorted: Story = {
  name: 'A-06 Sorts by price as by a number',
  beforeEach: full,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Precio por noche' }))
    await userEvent.click(screen.getByRole('button', { name: 'Precio por noche' }))
    const names = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('link')[0]?.textContent)
    await expect(names).toEqual([undefined, 'Colibrí', 'Orquídea', 'Molle'])
  },
}

export const Dark: Story = { name: 'Full, in the dark', beforeEach: full, globals: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'Full, on a phone',
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
}
