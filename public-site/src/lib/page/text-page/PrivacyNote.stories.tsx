import type { Meta, StoryObj } from '@storybook/react-vite'
import { CONTACT_FORM } from 'shared-ui/copy/messages/contact'
import type { Guide } from 'shared-ui/guides/guide'
import { PrivacyNote } from './PrivacyNote.tsx'

const guide: Guide = {
  purpose: 'Para qué son los datos de este formulario, con el enlace a la política.',
  notFor: 'El consentimiento para noticias es una «Casilla» aparte.',
  practice: {
    good: { text: 'Una frase sobre este formulario, y el enlace.' },
    bad: { text: 'Copiar media política debajo de tres campos.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Nota de privacidad',
  parameters: { guide },
  component: PrivacyNote,
  args: { children: CONTACT_FORM.privacyBefore },
} satisfies Meta<typeof PrivacyNote>

export default meta

/** Shows the purpose of the data and links to the privacy page. */
export const Full: StoryObj<typeof meta> = {
  name: 'Para qué son los datos',
  tags: ['ley-29733'],
}
