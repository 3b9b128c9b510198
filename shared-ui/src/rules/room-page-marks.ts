/**
 * Placeholders in the built page of a room that the server replaces by the room's data, so that the page is complete without
 * JavaScript.
 */
export const ROOM_PAGE_PLACEHOLDERS = {
  _id: '__ROOM_ID__',
  identifier: '__ROOM_IDENTIFIER__',
  category: '__ROOM_CATEGORY__',
  description: '__ROOM_DESCRIPTION__',
  persons: '__ROOM_PERSONS__',
  priceWithIgv: '__ROOM_PRICE_WITH_IGV__',
  priceWithoutIgv: '__ROOM_PRICE_WITHOUT_IGV__',
  photo: '__ROOM_PHOTO__',
  askLink: '__ROOM_ASK_LINK__',
} as const

/** Placeholders of a fact about the room. */
export const ROOM_FACT_PLACEHOLDERS = { name: '__ROOM_FACT_NAME__', text: '__ROOM_FACT_TEXT__' } as const

/** The lists of the page: the facts about the room, and its photo if it has one. */
export const ROOM_PAGE_LISTS = { facts: 'ROOM_FACTS', photo: 'ROOM_PHOTO' } as const

/** The id of the element that carries the room as JSON, in the shape of the endpoint's response. */
export const SERVED_ROOM_ID = 'served-room'
