import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Unreachable } from '../../api/problems.ts'
import type { Guide } from '../../guides/guide.ts'
import { Button } from '../Button/Button.tsx'
import { ProblemText } from '../ProblemText/ProblemText.tsx'
import { Alert } from './Alert.tsx'

const guide: Guide = {
  purpose:
    'Un mensaje que hay que leer ahora: algo falló, algo se hizo, o algo cambió mientras se miraba la página.',
  notFor:
    'El error de un campo va junto al campo. Lo que puede esperar es texto corriente. En la consola, lo que se acaba de hacer se dice con «Aviso de lo hecho», que toma el foco.',
  anatomy: [
    'Signo del tono, que no depende del color',
    'Texto: qué pasó y qué hacer',
    'Acción debajo del texto, si hay una',
  ],
  states: {
    'data-tone="error"': 'Algo falló. Es el tono por defecto y se lee en voz alta enseguida (role="alert").',
    'data-tone="success"': 'Se hizo lo pedido; se lee cuando el lector termina lo que está diciendo.',
    'data-tone="information"': 'Algo que conviene saber y no pide nada.',
    'data-tone="warning"': 'Algo que conviene saber antes de seguir.',
  },
  practice: {
    good: {
      text: 'Dice qué pasó y qué se puede hacer.',
      example: (
        <Alert>
          La habitación ya no está disponible en esas fechas. Elija otras fechas u otra habitación.
        </Alert>
      ),
    },
    bad: {
      text: 'Un número no ayuda a nadie, y «Error:» repite lo que el signo ya dice.',
      example: <Alert>Error: 409</Alert>,
    },
  },
  copy: [
    'Empieza por lo que pasó y sigue con lo que hay que hacer.',
    'Si se trata de dinero, dice si se cobró.',
  ],
}

const meta = {
  title: 'Componentes/Aviso',
  parameters: { guide },
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
  args: { children: <ProblemText problem={new Unreachable()} />, action: <Button>Reintentar</Button> },
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
  parameters: { face: 'console-dark' },
  render: AllTones,
}
