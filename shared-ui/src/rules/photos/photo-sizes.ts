/** The widths, in pixels, in which a room's picture is stored; the last is its full size, 1024×768. */
export const ROOM_PHOTO_WIDTHS = [320, 480, 768, 1024] as const

/** The widths, in pixels, in which a plant's square picture is stored; the last is its full size, 768×768. */
export const PLANT_PHOTO_WIDTHS = [320, 480, 768] as const
