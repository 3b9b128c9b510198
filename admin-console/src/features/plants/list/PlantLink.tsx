import { Link } from '@tanstack/react-router'
import type { Plant } from 'shared-ui/validators/garden/plant'
import { FROM_LIST } from '../../../lib/notices/BackToList.tsx'
import styles from '../../../lib/table/whole-row-link.module.css'

/** The plant's name as a link, which covers the whole row or card around it. */
export function PlantLink({ plant }: { plant: Plant }) {
  return (
    <Link className={styles.link} to="/view-plant/$plantID" params={{ plantID: plant._id }} state={FROM_LIST}>
      {plant.name}
    </Link>
  )
}
