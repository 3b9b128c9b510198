import { plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { rounded } from './laid.ts'
import { along, girth, ribbon, type Sweep, sweep } from './ribbon.ts'

/** A cob of broad pale grains in rows, as the valley's giant maize has them. */
export function maizeCob(scene: Scene, seat: Sweep): void {
  const { hour, sheet } = scene
  const spine = sweep(seat, 26)
  const body = ribbon(
    spine,
    girth([
      [0, seat.length * 0.13],
      [0.25, seat.length * 0.165],
      [0.7, seat.length * 0.14],
      [1, seat.length * 0.02],
    ]),
  )
  rounded(scene, body, { colour: '#efdd9c', ink: 1.8 })
  const rows = 6
  for (let row = 0; row < rows; row++) {
    const across = ((row + 0.5) / rows) * 2 - 1
    let d = ''
    for (let i = 0; i < 23; i++) {
      const part = 0.03 + i * 0.041 + (row % 2) * 0.018
      const { at, angle } = along(spine, part)
      const rim = along(body.right, part).at
      const half = Math.hypot(rim[0] - at[0], rim[1] - at[1])
      const spot = plus(at, polar(angle + Math.PI / 2, Math.sin(across * 1.35) * half))
      const wide = half * 0.2 * Math.cos(across * 1.15) + 1.5
      const tall = seat.length * 0.021
      d += softPath(
        [-1, 1].flatMap((y) => [
          plus(spot, plus(polar(angle, tall * y), polar(angle + Math.PI / 2, wide * -y))),
          plus(spot, plus(polar(angle, tall * y), polar(angle + Math.PI / 2, wide * y))),
        ]),
      )
    }
    sheet.gather(d, {
      fill: toned('#f4e4a8', hour, row < 3 ? 0.3 : 0.3 - row * 0.11),
      stroke: '#6b5a2e',
      'stroke-width': 1.1,
      'stroke-opacity': 0.75,
    })
  }
}
