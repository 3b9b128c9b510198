import type { Meta, StoryObj } from '@storybook/react-vite'
import { CONTACT_FORM } from 'shared-ui/copy/messages/contact'
import { PrivacyNote } from './PrivacyNote.tsx'

const meta = {
  title: 'Sitio público/Partes/Nota de privacidad',
  component: PrivacyNote,
  args: { children: CONTACT_FORM.privacyBefore },
} satisfies Meta<typeof PrivacyNote>

export default meta

/** Shows the purpose of the data and links to the privacy page. */
export const Full: StoryObj<typeof meta> = {
  name: 'Para qué son los datos',
  tags: ['ley-29733'],
}
