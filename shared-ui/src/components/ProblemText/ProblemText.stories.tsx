import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ApiProblem, Unreachable } from '../../api/problems.ts'
import { ERROR_SENTENCES } from '../../copy/problems/problems.ts'
import { SERVER_ERROR } from '../../copy/problems/server-error.ts'
import { Alert } from '../Alert/Alert.tsx'
import { ProblemText } from './ProblemText.tsx'

const meta = {
  title: 'Componentes/Texto de un error',
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

export const FailedWithCode: Story = {
  name: 'C-01 Shows the code of the failed request, by which the log is searched',
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

/** Shows the general sentence without a response. */
export const NotReached: Story = {
  name: 'Sin respuesta',
  tags: ['E-01'],
  args: { problem: new Unreachable() },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(general)
  },
}
