import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'shared-ui/components/Button'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent } from 'storybook/test'
import { RecordsTable } from './RecordsTable.tsx'
import { sortedColumns, useSortedTable } from './sorted-table.ts'

type Tree = { _id: string; name: string; place: string; height: number }

const TREES: Tree[] = [
  { _id: 'laurel', name: 'Laurel', place: 'Junto al río', height: 14 },
  {
    _id: 'molle',
    name: 'Molle',
    place: 'Detrás del muro de piedra que separa la huerta del camino de abajo',
    height: 9,
  },
  { _id: 'lucumo', name: 'Lúcumo', place: 'Huerto de frutales', height: 11 },
]
const column = sortedColumns<Tree>()
const COLUMNS = column.columns([
  column.accessor('name', { header: 'Nombre', sortFn: 'text' }),
  column.accessor('place', { header: 'Lugar', enableSorting: false }),
  column.accessor('height', {
    header: 'Altura',
    cell: ({ getValue }) => `${getValue()} m`,
    sortFn: 'basic',
  }),
])

function Trees({ trees }: { trees: Tree[] }) {
  const table = useSortedTable({ records: trees, columns: COLUMNS, order: [] })
  return (
    <RecordsTable
      table={table}
      caption="Árboles"
      actionsLabel="Acciones"
      renderActions={({ name }) => (
        <Button variant="quiet" aria-label={`Ver ${name}`}>
          Ver
        </Button>
      )}
    />
  )
}

const guide: Guide = {
  purpose: 'Registros que se comparan por columnas, con cabecera fija y orden.',
  notFor: 'En un teléfono se usan tarjetas. Con dos datos por línea basta una lista.',
  states: {
    'data-state': 'El estado del registro, en su fila.',
    'data-column': 'La columna, para darle ancho y alineación.',
    'aria-sort': 'La dirección del orden.',
  },
  keyboard: { Enter: 'En el nombre de una columna, ordena; la tercera vez vuelve al orden original.' },
  copy: ['Los montos a la derecha; la cabecera, una palabra.'],
  practice: {
    good: { text: 'Deje la cabecera a la vista al bajar, y abra el registro desde su nombre.' },
    bad: { text: 'Ordenar por una columna sin decir cuál.' },
  },
}

const meta = {
  title: 'Consola/Partes/Tabla',
  parameters: { guide, documents: RecordsTable, face: 'console-light' },
  component: Trees,
  args: { trees: TREES },
} satisfies Meta<typeof Trees>

export default meta
type Story = StoryObj<typeof meta>

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)

/** Pressing a column header sorts by it and exposes the direction. */
export const Sorted: Story = {
  name: 'Orden por columna',
  tags: ['A-06'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Nombre' }))
    await expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(names()).toEqual(['Laurel', 'Lúcumo', 'Molle'])
    await expect(screen.queryByRole('button', { name: 'Lugar' })).not.toBeInTheDocument()
  },
}

/** A third press restores the original order if no column had it. */
export const Given: Story = {
  name: 'Tercera pulsación: orden original',
  tags: ['A-14'],
  play: async () => {
    const name = screen.getByRole('button', { name: 'Nombre' })
    await userEvent.click(name)
    await userEvent.click(name)
    await expect(names()).toEqual(['Molle', 'Lúcumo', 'Laurel'])
    await userEvent.click(name)
    await expect(names()).toEqual(['Laurel', 'Molle', 'Lúcumo'])
  },
}

export const Dark: Story = { name: 'Tema oscuro', parameters: { face: 'console-dark' } }
