/** A zone or a family: a name that plants are sorted under. */
export type GroupingTable = {
  id: string
  name: string
  /** The name as searches compare it: unique, and what lists are sorted by (V-06). */
  name_key: string
  /** Goes up with each change of staff's (case 19). */
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
  /** The content hash of the picture (C-07). */
  photo_version: string
  /** The two names as searches compare them; lists are sorted by the first. */
  name_key: string
  scientific_key: string
  /** Both names, family and zone as searches compare them (P-06). */
  search_text: string
  version: number
  created_at: string
}
