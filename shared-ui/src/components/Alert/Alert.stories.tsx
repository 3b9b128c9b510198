import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ServerErrorText } from '../ServerErrorText/ServerErrorText.tsx'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Componentes/Aviso',
  component: Alert,
  args: {
    children: 'La habitación ya no está disponible en esas fechas. Elija otras fechas u otra habitación.',
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

/** An error is an alert. */
export const Failure: Story = {
  name: 'Error',
  tags: ['E-02'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('ya no está disponible')
  },
}

/** A success is a status. */
export const Success: Story = {
  name: 'Hecho',
  tags: ['P-12'],
  args: { tone: 'success', children: '¡Suscripción Hecha!' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('¡Suscripción Hecha!')
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** The server error shows Spanish first, then the fixed English sentence, marked as English. */
export const ServerError: Story = {
  name: 'Error del servidor, con su frase en inglés',
  tags: ['E-01'],
  args: { children: <ServerErrorText />, action: <Button>Reintentar</Button> },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(
      'Error del servidor. Inténtelo de nuevo más tarde. Server error. Please try again later',
    )
    const english = within(alert).getByText('Server error. Please try again later')
    await expect(english).toHaveAttribute('lang', 'en')
  },
}

const AllTones = () => (
  <div style={{ display: 'grid', gap: '1rem', maxWidth: '34rem' }}>
    <Alert>Error al procesar la tarjeta</Alert>
    <Alert tone="success">Se envió correctamente el formulario</Alert>
    <Alert tone="information">El banco no ha respondido todavía. Le avisaremos por correo.</Alert>
    <Alert tone="warning">Modo de prueba: no se cobra a ninguna tarjeta.</Alert>
  </div>
)

export const Tones: Story = { name: 'Todos los tonos', render: AllTones }
export const TonesDark: Story = {
  name: 'Todos los tonos, consola oscura',
  globals: { face: 'console-dark' },
  render: AllTones,
}
