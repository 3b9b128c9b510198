const picture = (what: 'room' | 'plant', query: Record<string, string>): string =>
  `/api/${what}/find-photo?${String(new URLSearchParams(query))}`

/** The path of a room's picture on either site, in full size. */
export const roomPicture = (roomID: string, version: string): string =>
  picture('room', { roomID, width: '1024', v: version })

/** The path of a plant's picture on either site, in full size. */
export const plantPicture = (plantID: string, version: string): string =>
  picture('plant', { plantID, width: '768', v: version })
