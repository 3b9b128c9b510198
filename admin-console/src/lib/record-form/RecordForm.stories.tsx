import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiProblem } from 'shared-ui/api/problems'
import { TextField } from 'shared-ui/components/TextField'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import { fn } from 'storybook/test'
import { RecordFields } from './RecordFields.tsx'
import { RecordForm } from './RecordForm.tsx'

const meta = {
  title: 'Consola/Partes/Formulario de registro',
  component: RecordForm,
  args: {
    form: { draft: {}, setDraft: fn(), problems: {}, isReady: true, showAll: false, trySend: fn() },
    submit: 'Registrar',
    onSend: fn(),
    pending: false,
    problem: null,
    children: (
      <RecordFields
        description={{ label: 'Descripción', value: 'Con vista al valle.', onValueChange: fn() }}
        photo={{ label: 'Foto', file: null, shape: 'room', onFileChange: fn() }}
      >
        <TextField label="Identificador" value="Retama" onValueChange={fn()} />
        <TextField label="Categoría" value="Triple" onValueChange={fn()} />
      </RecordFields>
    ),
  },
  globals: { face: 'console-light' },
} satisfies Meta<typeof RecordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: 'A-07 Short fields beside each other, the description, the photo' }
export const Refused: Story = {
  name: 'E-02 Why it could not be sent stands beneath its button, in the dark',
  globals: { face: 'console-dark' },
  args: {
    problem: new ApiProblem({
      status: 503,
      message: ERROR_SENTENCES.database_unavailable,
      code: 'database_unavailable',
    }),
  },
}
