import { PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { sortedColumns } from '../../../lib/table/sorted-table.ts'
import { PlantThumbnail } from '../PlantPhoto.tsx'
import { PlantLink } from './PlantLink.tsx'
import { ChoosePlant } from './selection/ChoosePlant.tsx'

const column = sortedColumns<StaffPlant>()
const words = PLANTS_PANEL.columns

/**
 * The columns of the table, after the checkbox. Created once, because new columns would remount their cells and lose the focus.
 */
export const PLANT_COLUMNS = column.columns([
  column.display({
    id: 'choose',
    header: words.choose,
    cell: ({ row }) => <ChoosePlant plant={row.original} />,
  }),
  column.display({
    id: 'photo',
    header: words.photo,
    cell: ({ row }) => <PlantThumbnail plant={row.original} />,
  }),
  column.accessor('name', {
    header: words.name,
    cell: ({ row }) => <PlantLink plant={row.original} />,
    sortFn: 'text',
  }),
  column.accessor('scientificName', {
    header: words.scientificName,
    cell: ({ getValue }) => <em>{getValue()}</em>,
    sortFn: 'text',
  }),
  column.accessor((plant) => plant.family.name, { id: 'family', header: words.family, sortFn: 'text' }),
  column.accessor((plant) => plant.zone.name, { id: 'zone', header: words.zone, sortFn: 'text' }),
])
