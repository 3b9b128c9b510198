import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const guide: Guide = {
  purpose: 'Busca mientras se escribe, tras una pausa corta, y guarda la búsqueda en la dirección.',
  notFor: 'Para elegir de una lista corta use «Lista desplegable».',
  keyboard: { Enter: 'Busca enseguida.' },
  copy: ['La etiqueta dice dónde se busca.'],
  practice: {
    good: { text: 'Encuentre sin tildes ni mayúsculas: «huaman» halla a Huamán.' },
    bad: { text: 'Un botón «Buscar» que hay que apretar cada vez.' },
  },
}

const meta = {
  title: 'Consola/Partes/Campo de búsqueda',
  parameters: { guide, face: 'console-light' },
  component: SearchField,
  args: { label: 'Cliente o habitación', search: '', onSearch: fn() },
} satisfies Meta<typeof SearchField>

export default meta

/** Enter searches at once, with surrounding spaces trimmed. */
export const Searched: StoryObj<typeof meta> = {
  name: 'Enter busca enseguida',
  tags: ['A-05'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox'), ' quispe {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('quispe')
  },
}
