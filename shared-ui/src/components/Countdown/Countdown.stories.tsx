import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Countdown } from './Countdown.tsx'

/** Stories count from the current time, because the component shows the time left. */
const inSeconds = (seconds: number): number => Date.now() + seconds * 1000

const guide: Guide = {
  purpose: 'El tiempo que queda de una separación mientras se paga, o de una noche en pago en la consola.',
  notFor:
    'Para una fecha o una hora que no corre, escriba la hora. No apura a comprar: solo se muestra donde algo termina de verdad.',
  anatomy: ['Etiqueta: para qué es el tiempo', 'Minutos y segundos con cifras de un solo ancho'],
  states: {
    'data-state="urgent"': 'Queda un minuto o menos.',
    'data-state="over"': 'Se acabó; la página dice qué hacer.',
  },
  practice: {
    good: {
      text: 'La etiqueta dice para qué es el tiempo.',
      example: <Countdown expiresAt={inSeconds(600)} />,
    },
    bad: {
      text: 'Una cuenta sin sentido propio asusta y no informa.',
      example: <Countdown label="¡Apúrese!" expiresAt={inSeconds(600)} />,
    },
  },
  copy: ['En voz alta se dice solo a los cinco minutos, al minuto y al final.'],
}

const meta = {
  title: 'Componentes/Cuenta regresiva',
  parameters: { guide },
  component: Countdown,
  args: { expiresAt: 0, onExpire: fn() },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

/** Shows minutes and seconds without announcing them. */
export const Running: Story = {
  name: 'En marcha',
  tags: ['B-08'],
  render: (args) => <Countdown {...args} expiresAt={inSeconds(14 * 60 + 30)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer')).toHaveTextContent(/Tiempo para pagar 14:(30|29|28)/)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Announces when five minutes are left. */
export const FiveMinutes: Story = {
  name: 'Faltan cinco minutos',
  tags: ['B-08'],
  render: (args) => <Countdown {...args} expiresAt={inSeconds(5 * 60)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Quedan 5 minutos para pagar.')
  },
}

/** Announces when one minute is left. */
export const OneMinute: Story = {
  name: 'Falta un minuto',
  tags: ['B-08'],
  render: (args) => <Countdown {...args} expiresAt={inSeconds(60)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Queda 1 minuto para pagar.')
  },
}

/** Lets the clock run, which stands still in the run of the stories. */
function runClock(): () => void {
  const { now } = Date
  const [began, start] = [now(), performance.now()]
  Date.now = () => began + performance.now() - start
  return () => {
    Date.now = now
  }
}

/** Announces the end and calls onExpire once. */
export const RunsOut: Story = {
  name: 'Se acaba',
  tags: ['B-08'],
  beforeEach: runClock,
  render: (args) => <Countdown {...args} expiresAt={inSeconds(0.5)} />,
  play: async ({ canvasElement, args }) => {
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('El tiempo para pagar terminó.'), { timeout: 2500 })
    await expect(args.onExpire).toHaveBeenCalledOnce()
    await expect(within(canvasElement).queryByRole('timer')).not.toBeInTheDocument()
  },
}
