import { searchText, searchWords } from 'shared-ui/rules/search-text'
import { PLANTS_A_GROUP, type Plant, PlantQuery, PlantsQuery } from 'shared-ui/validators/plant'
import * as v from 'valibot'
import type { GardenGroup } from '../lib/garden-responses.ts'

/** The plants that the device keeps, and Lima's day on which the server last gave them. */
export type PlantGuide = { plants: Plant[]; storedOn: string }

/** What `GET /plant` would answer if the garden were what is kept (P-06); null for a query that it would refuse. */
export function groupOfGuide({ plants, storedOn }: PlantGuide, query: URLSearchParams): GardenGroup | null {
  const asked = v.safeParse(PlantsQuery, Object.fromEntries(query))
  if (!asked.success) return null
  const words = searchWords(asked.output.search)
  const found = plants.filter((plant) => hasAll(plant, words))
  const from = asked.output.group * PLANTS_A_GROUP
  return { plants: found.slice(from, from + PLANTS_A_GROUP), total: found.length, storedOn }
}

/** What `GET /plant/find-one` would answer; null where the plant is not kept. */
export function plantOfGuide({ plants, storedOn }: PlantGuide, query: URLSearchParams) {
  const asked = v.safeParse(PlantQuery, Object.fromEntries(query))
  const plant = asked.success && plants.find(({ _id }) => _id === asked.output.plantID)
  return plant ? { plant, storedOn } : null
}

function hasAll({ name, scientificName, family, zone }: Plant, words: string[]): boolean {
  const text = [name, scientificName, family.name, zone.name].map(searchText).join(' ')
  return words.every((word) => text.includes(word))
}
