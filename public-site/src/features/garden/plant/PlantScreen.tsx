import { useQuery } from '@tanstack/react-query'
import { GARDEN_TEXTS } from 'content'
import type { ReactNode } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { GARDEN, PLANT_PAGE } from 'shared-ui/copy/garden/garden'
import { pageSummary } from 'shared-ui/copy/site/page-summary'
import type { Plant } from 'shared-ui/validators/garden/plant'
import { usePageData } from '../../../lib/document/page-data.ts'
import { PageHead } from '../../../lib/page/PageHead.tsx'
import { plantPhotoAddress } from '../../../lib/pictures/plant-photo-address.ts'
import { StoredGuideNote } from '../list/StoredGuideNote.tsx'
import { PlantPhoto } from '../PlantPhoto.tsx'
import { plantQueries } from '../plant-queries.ts'
import { GardenBackLink } from './GardenBackLink.tsx'
import { PlantNeighbours } from './PlantNeighbours.tsx'
import styles from './PlantScreen.module.css'

export type PlantScreenProps = {
  /** The id of the plant, as in the address. */
  plantId: string
  /** The page for addresses that do not exist. */
  notFound: ReactNode
}

/** The page of one plant. */
export function PlantScreen({ plantId, notFound }: PlantScreenProps) {
  const plant = useQuery({ ...plantQueries.detail(plantId), ...useCarriedPlant(plantId) })
  if (plant.data === undefined && plant.error instanceof ApiProblem && isNotFound(plant.error))
    return notFound
  return (
    <article className={styles.page}>
      <p>
        <GardenBackLink />
      </p>
      <StoredGuideNote storedOn={plant.data?.storedOn} />
      {plant.data ? (
        <>
          <PlantDetail plant={plant.data.plant} />
          {plant.data.neighbours && (
            <PlantNeighbours zone={plant.data.plant.zone.name} neighbours={plant.data.neighbours} />
          )}
        </>
      ) : (
        <div className={styles.waiting}>
          <PageHead title={GARDEN.title} description={GARDEN_TEXTS.description} />
          <LoadingPanel
            message={PLANT_PAGE.loading}
            error={plant.isError && !plant.isFetching && <ProblemText problem={plant.error} />}
            onRetry={() => void plant.refetch()}
          />
        </div>
      )}
    </article>
  )
}

/** The response that the page carries, if it is the page of this plant. */
function useCarriedPlant(plantId: string) {
  const carried = usePageData()?.plant
  return carried?.plant._id === plantId
    ? { initialData: carried, initialDataUpdatedAt: performance.timeOrigin }
    : {}
}

/** Whether the plant does not exist. The server sends 400 for an id that is invalid. */
const isNotFound = ({ status }: ApiProblem): boolean => status === 404 || status === 400

function PlantDetail({ plant }: { plant: Plant }) {
  const { name, scientificName, description, family, zone } = plant
  return (
    <div className={styles.detail}>
      <PageHead
        title={`${name} (${scientificName})`}
        description={pageSummary(description)}
        path={`/plant/${plant._id}`}
        picture={{
          path: plantPhotoAddress(plant, 768),
          width: 768,
          height: 768,
          alt: PLANT_PAGE.photo(name, scientificName),
        }}
      />
      <div className={styles.mount}>
        <PlantPhoto
          plant={plant}
          alt={PLANT_PAGE.photo(name, scientificName)}
          sizes="(min-width: 60rem) 32rem, 92vw"
          loading="first"
        />
      </div>
      <div className={styles.text}>
        <h1>{name}</h1>
        <p className={styles.scientific}>
          <i lang="la">{scientificName}</i>
        </p>
        <dl className={styles.places}>
          <div>
            <dt>{PLANT_PAGE.family}</dt>
            <dd>{family.name}</dd>
          </div>
          <div>
            <dt>{PLANT_PAGE.zone}</dt>
            <dd>{zone.name}</dd>
          </div>
        </dl>
        <p className={styles.description}>{description}</p>
      </div>
    </div>
  )
}
