/**
 * Placeholders in the built page of a plant that the server replaces by the plant's data, so that the page is complete
 * without JavaScript.
 */
export const PLANT_PAGE_PLACEHOLDERS = {
  id: '__PLANT_ID__',
  name: '__PLANT_NAME__',
  scientificName: '__PLANT_SCIENTIFIC_NAME__',
  family: '__PLANT_FAMILY__',
  zone: '__PLANT_ZONE__',
  description: '__PLANT_DESCRIPTION__',
  photo: '__PLANT_PHOTO__',
} as const

/** Placeholders of a plant that the page links to. */
export const LINKED_PLANT_PLACEHOLDERS = {
  _id: '__LINKED_PLANT_ID__',
  name: '__LINKED_PLANT_NAME__',
  scientificName: '__LINKED_PLANT_SCIENTIFIC_NAME__',
  photo: '__LINKED_PLANT_PHOTO__',
} as const

/**
 * The lists of the page: the previous and the next plant, if there is one, the section with other plants of the zone, if there are
 * any, and these plants.
 */
export const PLANT_PAGE_LISTS = {
  previous: 'PREVIOUS_PLANT',
  next: 'NEXT_PLANT',
  zone: 'ZONE',
  ofZone: 'ZONE_PLANTS',
} as const

/** The id of the element that carries the plant and its neighbours as JSON, in the shape of the endpoint's response. */
export const SERVED_PLANT_ID = 'served-plant'
