import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { LegalPage } from './LegalPage.tsx'

const POINTS = [
  'Se reembolsa el 80 % si se cancela con 14 días o más.',
  'Los reembolsos vuelven a la misma tarjeta, en el plazo de su banco, que suele ser de entre siete y quince días útiles y no depende de la quinta.',
]

const guide: Guide = {
  purpose: 'Un texto legal: índice, secciones con ancla y versión impresa.',
  notFor: 'Un texto corto sin secciones va en «Página de texto».',
  practice: {
    good: { text: 'Títulos numerados, para poder citar «sección 4».' },
    bad: { text: 'Acordeones cerrados que no salen en la impresión.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Página legal',
  parameters: { guide },
  component: LegalPage,
  args: {
    title: 'Términos, condiciones y normas de convivencia',
    updated: 'Última actualización: 09/05/2025',
    intro: 'Lo que conviene saber antes de reservar.',
    sections: [
      { id: 'cancelaciones', title: 'Cancelaciones y reembolsos', points: POINTS },
      { id: 'mascotas', title: 'Mascotas', points: ['Una por familia.'] },
    ],
    more: [{ id: 'contacto', title: 'A quién escribir' }],
    children: (
      <section aria-labelledby="contacto">
        <h2 id="contacto">A quién escribir</h2>
        <p>A la dirección de abajo.</p>
      </section>
    ),
  },
} satisfies Meta<typeof LegalPage>

export default meta
type Story = StoryObj<typeof meta>

/** Shows a table of contents with an anchor for each section. */
export const Full: Story = {
  name: 'Índice con anclas',
  tags: ['P-08'],
  play: async () => {
    for (const { id, title } of [...meta.args.sections, ...meta.args.more]) {
      await expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`)
      await expect(screen.getByRole('heading', { name: title })).toHaveAttribute('id', id)
    }
  },
}
