import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ApiProblem, ConnectionLost, Unreachable } from '../../api/problems.ts'
import { ERROR_SENTENCES } from '../../copy/problems/problems.ts'
import { SERVER_ERROR } from '../../copy/problems/server-error.ts'
import type { Guide } from '../../guides/guide.ts'
import { Alert } from '../Alert/Alert.tsx'
import { ProblemText } from './ProblemText.tsx'

const guide: Guide = {
  purpose: 'Escribe por qué falló una petición, con la frase del servidor si la hay.',
  notFor: 'No es un aviso: va dentro de «Aviso», «Panel de carga» o un diálogo, que le dan signo y lectura.',
  anatomy: ['Frase en castellano', 'Frase fija en inglés, si no hay respuesta del servidor o no se entiende'],
  states: { 'lang="en"': 'La frase fija que la especificación exige, marcada para que se lea en inglés.' },
  practice: {
    good: {
      text: 'La frase del servidor, que sabe qué pasó.',
      example: (
        <Alert>
          <ProblemText problem={new ConnectionLost()} />
        </Alert>
      ),
    },
    bad: { text: 'El texto técnico del navegador.', example: <Alert>TypeError: Failed to fetch</Alert> },
  },
  copy: [
    'Hay una frase por código de error, en `shared-ui/src/copy/problems`.',
    'La frase inglesa la fija la especificación y no se cambia.',
  ],
}

const meta = {
  title: 'Componentes/Texto de un error',
  parameters: { guide },
  component: ProblemText,
  decorators: [
    (Story) => (
      <Alert>
        <Story />
      </Alert>
    ),
  ],
} satisfies Meta<typeof ProblemText>

export default meta
type Story = StoryObj<typeof meta>

const general = `${SERVER_ERROR.spanish} ${SERVER_ERROR.fixed}`

/** Shows the server's own sentence. */
export const Refused: Story = {
  name: 'Frase del servidor',
  tags: ['E-01'],
  args: {
    problem: new ApiProblem({ status: 404, code: 'room_not_found', message: ERROR_SENTENCES.room_not_found }),
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.room_not_found)
  },
}

/** Shows the sentence of a server that failed and says why. */
export const FailedWithReason: Story = {
  name: 'Falla del servidor con motivo',
  tags: ['W-05'],
  args: {
    problem: new ApiProblem({ status: 503, code: 'server_error', message: 'Vuelva a las cinco.' }),
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/^Vuelva a las cinco\.$/)
  },
}

/** Shows the general sentence if the server failed. */
export const Failed: Story = {
  name: 'Falla del servidor',
  tags: ['E-01'],
  args: {
    problem: new ApiProblem({ status: 500, code: 'server_error', message: ERROR_SENTENCES.server_error }),
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(general)
  },
}

/** Shows the code of the failed request, by which the log is searched. */
export const FailedWithCode: Story = {
  name: 'Con el código de la petición',
  tags: ['C-01'],
  args: {
    problem: new ApiProblem({
      status: 500,
      code: 'server_error',
      message: ERROR_SENTENCES.server_error,
      requestId: '70913ce7-5181-4b0c-8c3f-4053b93a2d1c',
    }),
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(`${general} Código 70913ce7`)
  },
}

/** Shows the general sentence for a response that cannot be read; the fixed sentence is marked as English. */
export const Unreadable: Story = {
  name: 'Respuesta que no se entiende',
  tags: ['E-01'],
  args: { problem: new Unreachable() },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(general)
    await expect(screen.getByText(SERVER_ERROR.fixed)).toHaveAttribute('lang', 'en')
  },
}

/** Says that there is no connection, and what to do. */
export const NoConnection: Story = {
  name: 'Sin conexión',
  tags: ['E-01'],
  args: { problem: new ConnectionLost() },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      `${SERVER_ERROR.noConnection} ${SERVER_ERROR.fixed}`,
    )
  },
}
