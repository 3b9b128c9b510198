/** N-06, C-07: the widths, in pixels, at which a room's picture is kept; the last is its full size, 1024×768. */
export const ROOM_PHOTO_WIDTHS = [320, 480, 768, 1024] as const

/** N-06, C-07: the widths at which a plant's picture, a square, is kept; the last is its full size, 768×768. */
export const PLANT_PHOTO_WIDTHS = [320, 480, 768] as const
