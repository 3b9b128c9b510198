/** A zone or a family: a name that groups plants. */
export type GroupingTable = {
  id: string
  name: string
  /** The name in the form searches compare: unique, and the order of lists. */
  name_key: string
  /** Incremented with every change. */
  version: number
  created_at: string
}

export type PlantTable = {
  id: string
  name: string
  scientific_name: string
  description: string
  zone_id: string
  family_id: string
  /** The content hash of the photo. */
  photo_version: string
  /** The two names in the form searches compare; lists are sorted by the first. */
  name_key: string
  scientific_key: string
  /** Both names, family and zone in the form searches compare. */
  search_text: string
  version: number
  created_at: string
}
