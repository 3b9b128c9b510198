import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { PrivacyScreen } from './PrivacyScreen.tsx'

const guide: Guide = {
  purpose: 'Qué datos se guardan, para qué, hasta cuándo y cómo pedir que se borren.',
  notFor: 'Junto a cada formulario basta «Nota de privacidad».',
  practice: {
    good: { text: 'Diga por cada dato para qué y hasta cuándo.' },
    bad: { text: 'Un «podremos usar sus datos para otros fines».' },
  },
}

const meta = {
  title: 'Sitio público/Privacidad',
  parameters: { guide },
  component: PrivacyScreen,
  decorators: [inSite],
} satisfies Meta<typeof PrivacyScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Shows which data are stored, why, how long, and the rights of the person. */
export const Full: Story = {
  name: 'Qué datos, para qué y hasta cuándo',
  tags: ['M-10', 'B-13'],
  play: async () => {
    await expect(screen.getAllByText(new RegExp(LODGE.ruc))[0]).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Sus derechos' })).toBeVisible()
    await expect(screen.getByText(/se borra de nuestro sistema después de 30 días/)).toBeVisible()
    await expect(screen.getByText(/Se borra una hora después del último cambio/)).toBeVisible()
    await expect(screen.getByText(/nunca guardamos su número completo/)).toBeVisible()
  },
}
