import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Guide } from 'shared-ui/guides/guide'
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

const guide: Guide = {
  purpose: 'Dice arriba de la página que no hay conexión, y que lo que se ve se actualizará solo.',
  notFor:
    'Si el servidor respondió con un error use «No se pudo actualizar». No se ofrece reintentar: vuelve solo.',
  practice: {
    good: { text: 'Siga mostrando lo que ya estaba cargado, debajo del aviso.' },
    bad: { text: 'Tapar la página con un diálogo hasta que vuelva la red.' },
  },
}

const meta = {
  title: 'Consola/Partes/Sin conexión',
  parameters: { guide, face: 'console-light' },
  component: Screen,
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Says that there is no network, in the dark theme. */
export const Offline: Story = {
  name: 'Sin conexión, tema oscuro',
  tags: ['E-01'],
  parameters: { face: 'console-dark' },
}

/** Waits without an error while there is no network, and loads by itself when it returns. */
export const Returning: Story = {
  name: 'Vuelve la conexión y carga solo',
  tags: ['E-01'],
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión\. .*se actualiza solo/)
    await expect(screen.getByText('Cargando Habitaciones')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getByText('8 habitaciones')).toBeVisible())
    await expect(screen.queryByRole('status')).not.toBeInTheDocument()
  },
}
