import { searchText, searchWords } from 'shared-ui/rules/text/search-text'
import { PLANTS_PER_PAGE, type Plant, PlantQuery, PlantsQuery } from 'shared-ui/validators/garden/plant'
import * as v from 'valibot'
import type { GardenGroup } from '../lib/queries/garden-responses.ts'

/** The plants stored on the device, and the day in Lima on which the server sent them. */
export type PlantGuide = { plants: Plant[]; storedOn: string }

/** Returns the response of `GET /plant` for the stored plants, or null for an invalid query. */
export function groupOfGuide({ plants, storedOn }: PlantGuide, query: URLSearchParams): GardenGroup | null {
  const parsed = v.safeParse(PlantsQuery, Object.fromEntries(query))
  if (!parsed.success) return null
  const words = searchWords(parsed.output.search)
  const found = plants.filter((plant) => hasAll(plant, words))
  const from = parsed.output.group * PLANTS_PER_PAGE
  return { plants: found.slice(from, from + PLANTS_PER_PAGE), total: found.length, storedOn }
}

/** Returns the response of `GET /plant/find-one`, or null if the plant is not stored. */
export function plantOfGuide({ plants, storedOn }: PlantGuide, query: URLSearchParams) {
  const parsed = v.safeParse(PlantQuery, Object.fromEntries(query))
  const plant = parsed.success && plants.find(({ _id }) => _id === parsed.output.plantID)
  return plant ? { plant, storedOn } : null
}

function hasAll({ name, scientificName, family, zone }: Plant, words: string[]): boolean {
  const text = [name, scientificName, family.name, zone.name].map(searchText).join(' ')
  return words.every((word) => text.includes(word))
}
