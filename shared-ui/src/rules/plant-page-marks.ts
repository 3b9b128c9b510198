/**
 * What stands in the built page of a plant where the server writes the plant's own words (P-07), so that the page is whole
 * for who runs no code.
 */
export const PLANT_PAGE_MARKS = {
  id: '__PLANT_ID__',
  name: '__PLANT_NAME__',
  scientificName: '__PLANT_SCIENTIFIC_NAME__',
  family: '__PLANT_FAMILY__',
  zone: '__PLANT_ZONE__',
  description: '__PLANT_DESCRIPTION__',
  photo: '__PLANT_PHOTO__',
} as const

/** The id of the element in which the page carries its plant, as the call for it would give it. */
export const SERVED_PLANT_ID = 'served-plant'
