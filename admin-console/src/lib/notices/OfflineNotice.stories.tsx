import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { createConsoleQueryClient } from '../queries/query-client.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

function Rooms() {
  const rooms = useQuery({ queryKey: ['rooms'], queryFn: async () => '8 habitaciones' })
  return <p>{rooms.error ? 'Error' : (rooms.data ?? 'Cargando Habitaciones')}</p>
}

function Screen() {
  const [client] = useState(createConsoleQueryClient)
  return (
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <Rooms />
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Consola/Partes/Sin conexión',
  component: Screen,
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  globals: { face: 'console-light' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  name: 'E-01 Says that there is no network, in the dark theme',
  globals: { face: 'console-dark' },
}

export const Returning: Story = {
  name: 'E-01 Waits without an error while there is no network, and loads by itself when it returns',
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión\. .*se actualiza solo/)
    await expect(screen.getByText('Cargando Habitaciones')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getByText('8 habitaciones')).toBeVisible())
    await expect(screen.queryByRole('status')).not.toBeInTheDocument()
  },
}
