import { sql } from 'kysely'

/** The search text of a row of `plant`, from its keys and those of its family and zone. */
export const plantSearchText = sql<string>`name_key || ' ' || scientific_key
  || ' ' || (select family.name_key from family where family.id = plant.family_id)
  || ' ' || (select zone.name_key from zone where zone.id = plant.zone_id)`
