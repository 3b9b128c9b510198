import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiProblem } from 'shared-ui/api/problems'
import { PhotoField } from 'shared-ui/components/PhotoField'
import { TextField } from 'shared-ui/components/TextField'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { fn } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { RecordFields } from './RecordFields.tsx'
import { RecordForm } from './RecordForm.tsx'

const FORM = {
  element: {},
  isReady: true,
  isPending: false,
  missing: null,
  failure: null,
  hasUnsaved: () => false,
}

const guide: Guide = {
  purpose: 'El formulario de una habitación o una planta: campos cortos juntos, descripción y foto.',
  notFor: 'Con uno o dos campos use «Diálogo con formulario».',
  states: { 'data-shape': 'El corte de la foto, al que los campos cortos dejan lugar.' },
  practice: {
    good: { text: 'Agrupe lo corto en una fila y deje la foto al final.' },
    bad: { text: 'Dividir diez campos en cinco pasos.' },
  },
}

const meta = {
  title: 'Consola/Partes/Formulario de registro',
  parameters: { guide, face: 'console-light' },
  component: RecordForm,
  decorators: [inConsole],
  args: {
    form: FORM,
    submit: 'Registrar',
    children: (
      <RecordFields
        description={{ label: 'Descripción', value: 'Con vista al valle.', onValueChange: fn() }}
        photo={<PhotoField label="Foto" value={null} shape="room" onValueChange={fn()} />}
        shape="room"
      >
        <TextField label="Identificador" value="Retama" onValueChange={fn()} />
        <TextField label="Categoría" value="Triple" onValueChange={fn()} />
      </RecordFields>
    ),
  },
} satisfies Meta<typeof RecordForm>

export default meta
type Story = StoryObj<typeof meta>

/** Short fields side by side, description and photo. */
export const Ready: Story = { name: 'Campos cortos, descripción y foto', tags: ['A-07'] }
/** Shows a submit error below the button, in the dark theme. */
export const Refused: Story = {
  name: 'Envío fallido, tema oscuro',
  tags: ['E-02'],
  parameters: { face: 'console-dark' },
  args: {
    form: {
      ...FORM,
      failure: new ApiProblem({
        status: 503,
        message: ERROR_SENTENCES.database_unavailable,
        code: 'database_unavailable',
      }),
    },
  },
}
