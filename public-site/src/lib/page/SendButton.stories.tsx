import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { SendButton } from './SendButton.tsx'

const filling = { isReady: true, isPending: false, missing: null, sending: { step: 'filling' } } as const

const guide: Guide = {
  purpose: 'Envía un formulario del sitio y dice debajo por qué no se pudo, si no se pudo.',
  notFor: 'En la consola use «Botón de envío».',
  practice: {
    good: { text: 'El mensaje queda escrito cuando falla, y el botón permite otro intento.' },
    bad: { text: 'Vaciar el formulario después de un error de red.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Botón de envío con error',
  parameters: { guide },
  component: SendButton,
  args: { children: 'Enviar', form: filling },
} satisfies Meta<typeof SendButton>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the states not ready, ready and sending. */
export const Ready: Story = {
  name: 'No lista, lista y enviando',
  tags: ['W-06'],
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <SendButton form={{ ...filling, isReady: false, missing: { missing: 3, invalid: 0 } }}>
        Enviar
      </SendButton>
      <SendButton form={filling}>Enviar</SendButton>
      <SendButton form={{ ...filling, isPending: true }}>Enviar</SendButton>
    </div>
  ),
}

/** Shows why sending failed. */
export const Failed: Story = {
  name: 'Por qué no se envió',
  tags: ['E-01', 'E-02'],
  render: () => (
    <>
      {[
        new ApiProblem({
          status: 429,
          message: ERROR_SENTENCES.too_many_requests,
          code: 'too_many_requests',
        }),
        new Unreachable(),
      ].map((problem) => (
        <SendButton key={problem.name} form={{ ...filling, sending: { step: 'failed', problem } }}>
          Enviar
        </SendButton>
      ))}
    </>
  ),
}
