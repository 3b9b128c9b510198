import { by, project, sum, type Vec } from '../camera.ts'
import { type Colour, mix } from '../colour.ts'
import { between, hull, type Point } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkContour, inkLine } from '../ink-line.ts'
import { polygonPath, softPath } from '../path-text.ts'
import type { View } from '../scene.ts'
import { type Band, type Cloth, weave } from '../textiles.ts'

/** A pillow or cushion: its middle, its half width, half height and half thickness as directions. */
type Pillow = {
  middle: Vec
  wide: Vec
  tall: Vec
  thick: Vec
  colour: Colour
  bands?: readonly Band[]
  level?: number
}

const signed = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power

function outline(view: View, { middle, wide, tall, thick }: Pillow): Point[] {
  const cloud: Point[] = []
  for (const [ring, deep] of [
    [1, 0],
    [0.86, 0.6],
    [0.86, -0.6],
    [0.6, 1],
    [0.6, -1],
  ] as const) {
    for (let i = 0; i < 20; i++) {
      const angle = ((i + 0.5) / 20) * Math.PI * 2
      const place = sum(
        middle,
        sum(by(wide, signed(Math.cos(angle), 0.5) * ring), by(tall, signed(Math.sin(angle), 0.5) * ring)),
      )
      cloud.push(project(view.camera, sum(place, by(thick, deep))))
    }
  }
  return hull(cloud)
}

/** A weave over the pillow's bulge, shaded at its foot. */
function woven(
  view: View,
  drawn: Pillow,
  { shape, bands }: { shape: readonly Point[]; bands: readonly Band[] },
): void {
  const { sheet, hour, camera } = view
  const [top, low] = [
    project(camera, sum(drawn.middle, drawn.tall)),
    project(camera, sum(drawn.middle, by(drawn.tall, -1))),
  ]
  const cloth: Cloth = (along, across) => {
    const bulge = Math.sin(along * Math.PI) * Math.sin(across * Math.PI)
    return project(
      camera,
      sum(
        sum(drawn.middle, by(drawn.wide, (along * 2 - 1) * 0.93)),
        sum(by(drawn.tall, (1 - across * 2) * 0.9), by(drawn.thick, bulge)),
      ),
    )
  }
  sheet.within(softPath(shape), () => {
    weave(view, cloth, bands)
    sheet.path(polygonPath(shape), {
      fill: sheet.gradient(top, low, [
        [0, '#fff6e0', 0.18],
        [0.5, hour.shade, 0],
        [1, hour.shade, 0.4],
      ]),
    })
  })
}

/** A crease from each corner towards the middle. */
function creases(view: View, drawn: Pillow): void {
  const { camera, random } = view
  for (const [side, up] of [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const corner = project(
      camera,
      sum(drawn.middle, sum(by(drawn.wide, side * 0.9), by(drawn.tall, up * 0.88))),
    )
    const centre = project(camera, sum(drawn.middle, by(drawn.thick, 0.6)))
    const end = between(corner, centre, random.between(0.25, 0.42))
    inkLine(view, [corner, [(corner[0] + end[0]) / 2, (corner[1] + end[1]) / 2 + up * 1.5], end], {
      width: 1,
      opacity: 0.5,
      taper: 1,
    })
  }
}

/** Draws a pillow, plain or woven. */
export function pillow(view: View, drawn: Pillow): void {
  const { sheet, hour, camera } = view
  const shape = outline(view, drawn)
  const paint = toned(drawn.colour, hour, drawn.level ?? 0.15)
  const [top, low] = [
    project(camera, sum(drawn.middle, drawn.tall)),
    project(camera, sum(drawn.middle, by(drawn.tall, -1))),
  ]
  sheet.path(softPath(shape.map(([x, y]): Point => [x + 3, y + 4])), {
    fill: hour.shade,
    'fill-opacity': 0.25,
  })
  sheet.path(softPath(shape), {
    fill: sheet.gradient(
      top,
      [low[0], low[1] + 4],
      [
        [0, mix(paint, '#fffdf6', 0.35)],
        [0.55, paint],
        [1, mix(paint, hour.shade, 0.36)],
      ],
    ),
  })
  if (drawn.bands) woven(view, drawn, { shape, bands: drawn.bands })
  inkContour(view, shape, { width: 1.5, step: 12, tremor: 0.5, opacity: 0.75 })
  creases(view, drawn)
}
