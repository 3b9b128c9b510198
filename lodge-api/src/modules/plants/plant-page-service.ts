import { IdText } from 'shared-ui/validators/text'
import * as v from 'valibot'
import { failureText } from '../../jobs/failure-text.ts'
import type { Lodge } from '../../lodge.ts'
import { PlantNotFound } from './plant-errors.ts'
import { plantDetail } from './plants-service.ts'

/**
 * P-07, P-09: the HTTP status of a plant's page: 404 where there is no such plant, 503 while that cannot be told. The page
 * is drawn in the browser, and says the same there.
 */
export async function plantPageStatus(lodge: Lodge, plantID: string): Promise<200 | 404 | 503> {
  if (!v.is(IdText, plantID)) return 404
  try {
    await plantDetail(lodge, plantID)
    return 200
  } catch (error) {
    if (error instanceof PlantNotFound) return 404
    lodge.log.error({ failure: failureText(error) }, 'A plant could not be looked up for its page')
    return 503
  }
}
