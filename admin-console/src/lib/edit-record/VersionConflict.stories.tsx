import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { fn } from 'storybook/test'
import { VersionConflict } from './VersionConflict.tsx'

const guide: Guide = {
  purpose: 'Muestra lo que otra persona guardó junto a lo que usted escribió, para elegir sin perder nada.',
  notFor: 'Si los dos cambiaron campos distintos, se juntan solos y no se pregunta.',
  states: { 'data-differs': 'El campo difiere entre las dos versiones.' },
  copy: ['«Lo guardado ahora» y «Lo que usted escribió», nunca «remoto» y «local».'],
  practice: {
    good: { text: 'Señale solo los campos que difieren, con ambos valores.' },
    bad: { text: 'Guardar encima y avisar que «hubo un conflicto».' },
  },
}

const meta = {
  title: 'Consola/Partes/Dos versiones',
  parameters: { guide, face: 'console-light' },
  component: VersionConflict,
  args: {
    version: 3,
    lines: [
      { label: 'Categoría', theirs: 'Doble', yours: 'Doble con balcón', differs: true, moved: false },
      { label: 'Precio por noche', theirs: 'S/. 230.00', yours: 'S/. 230.00', differs: false, moved: true },
      { label: 'Capacidad', theirs: '2 personas', yours: '2 personas', differs: false, moved: false },
      {
        label: 'Descripción',
        theirs: 'Una cama ancha frente a la ventana del este. '.repeat(6),
        yours: 'Dos camas.',
        differs: true,
        moved: true,
      },
    ],
    form: { isReady: true, isPending: false, missing: null },
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof VersionConflict>

export default meta
type Story = StoryObj<typeof meta>

/** Shows both versions side by side, what differs and what only the other person changed. */
export const Wide: Story = {
  name: 'Lado a lado',
  tags: ['case-19'],
}
export const Phone: Story = {
  name: 'En teléfono, tema oscuro',
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
}
