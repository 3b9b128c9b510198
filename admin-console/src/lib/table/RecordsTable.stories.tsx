import type { Meta, StoryObj } from '@storybook/react-vite'
import { createColumnHelper, getCoreRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table'
import { Button } from 'shared-ui/components/Button'
import { expect, screen, userEvent } from 'storybook/test'
import { RecordsTable } from './RecordsTable.tsx'

type Tree = { name: string; place: string; height: number }

const TREES: Tree[] = [
  { name: 'Jacarandá', place: 'Junto al río', height: 14 },
  { name: 'Molle', place: 'Detrás del muro de piedra que separa la huerta del camino de abajo', height: 9 },
  { name: 'Lúcumo', place: 'Huerto de frutales', height: 11 },
]
const column = createColumnHelper<Tree>()
const COLUMNS = [
  column.accessor('name', { header: 'Nombre' }),
  column.accessor('place', { header: 'Lugar', enableSorting: false }),
  column.accessor('height', { header: 'Altura', cell: ({ getValue }) => `${getValue()} m` }),
]

function Trees({ trees }: { trees: Tree[] }) {
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used here
  const table = useReactTable({
    data: trees,
    columns: COLUMNS,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
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

const meta = {
  title: 'Consola/Partes/Tabla',
  component: Trees,
  args: { trees: TREES },
  globals: { face: 'console-light' },
} satisfies Meta<typeof Trees>

export default meta
type Story = StoryObj<typeof meta>

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)

export const Sorted: Story = {
  name: 'A-06 A press on a head sorts by it, and says how',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Nombre' }))
    await expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(names()).toEqual(['Jacarandá', 'Lúcumo', 'Molle'])
    await expect(screen.queryByRole('button', { name: 'Lugar' })).not.toBeInTheDocument()
  },
}

export const Dark: Story = { name: 'In the dark', globals: { face: 'console-dark' } }
