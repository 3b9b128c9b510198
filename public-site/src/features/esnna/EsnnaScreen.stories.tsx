import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { EsnnaScreen } from './EsnnaScreen.tsx'

const guide: Guide = {
  purpose:
    'El código de conducta contra la explotación sexual de menores que la norma obliga a publicar, con teléfonos de denuncia.',
  notFor: 'No se resume ni se edita: es un texto legal.',
  practice: {
    good: { text: 'Deje arriba los teléfonos de denuncia, que se puedan tocar.' },
    bad: { text: 'Esconder el código detrás de una aceptación.' },
  },
}

const meta = {
  title: 'Sitio público/Código de conducta ESNNA',
  parameters: { guide },
  component: EsnnaScreen,
  decorators: [inSite],
} satisfies Meta<typeof EsnnaScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the code of conduct and the telephone numbers for reports. */
export const Full: Story = {
  name: 'Código con teléfonos de denuncia',
  tags: ['rm-430-2018'],
  play: async () => expect(screen.getByRole('link', { name: '1818' })).toHaveAttribute('href', 'tel:1818'),
}
