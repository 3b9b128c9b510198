import type { Camera } from './camera.ts'
import type { Hour } from './hours.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** What every drawing function is handed: where to draw, by which light, with which chance. */
export type Scene = { sheet: Sheet; hour: Hour; random: Random }

/** A scene seen through a camera: rooms and what stands in them. */
export type View = Scene & { camera: Camera }
