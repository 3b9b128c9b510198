import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'shared-ui/components/Button'
import type { Guide } from 'shared-ui/guides/guide'
import { Facts } from './Facts.tsx'
import { Page } from './Page.tsx'
import { Panel } from './Panel.tsx'

const FACTS = [
  { label: 'Entrada', value: 'vie, 27 nov. 2026' },
  { label: 'Correo electrónico', value: 'rosa.elvira.de.las.mercedes.quispe.mamani@correo.example.pe' },
  { label: 'Detalle', value: '' },
  { label: 'Precio', value: 'S/. 880.00', kind: 'amount' },
  { label: 'IGV (18 %)', value: 'S/. 158.40', kind: 'amount' },
  { label: 'Total', value: 'S/. 1,038.40', kind: 'sum' },
] as const

const guide: Guide = {
  purpose: 'El molde de una página de la consola: título, acciones, paneles y datos.',
  notFor: '«Ingreso» no lo usa. Dentro de un diálogo no hay páginas.',
  states: {
    'data-kind="amount"': 'Monto, alineado para comparar.',
    'data-kind="sum"': 'Total de los montos.',
  },
  copy: ['El título es el nombre del menú, y el de la pestaña del navegador.'],
  practice: {
    good: { text: 'Una acción principal arriba a la derecha; lo demás, en su panel.' },
    bad: { text: 'Dos títulos del mismo tamaño en una página.' },
  },
}

const meta = {
  title: 'Consola/Partes/Página',
  parameters: { guide, face: 'console-light' },
  component: Page,
  args: {
    title: 'Laurel · Familiar con dos dormitorios y terraza al río',
    lead: 'Dos noches, desde el viernes.',
    actions: (
      <>
        <Button>Cancelar la reservación</Button>
        <Button variant="primary">Cambiar fechas</Button>
      </>
    ),
    children: (
      <Panel title="Estadía">
        <Facts facts={FACTS} />
      </Panel>
    ),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Heading, actions and panels of facts; empty facts are left out. */
export const Full: Story = {
  name: 'Título, acciones y paneles de datos',
}
export const Dark: Story = { name: 'Tema oscuro', parameters: { face: 'console-dark' } }
export const Phone: Story = { name: 'En teléfono', globals: { viewport: { value: 'phone' } } }
