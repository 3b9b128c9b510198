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

/** The id of the element that carries the plant as JSON, in the shape of the endpoint's response. */
export const SERVED_PLANT_ID = 'served-plant'
