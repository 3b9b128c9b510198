import type { Colour } from '../colour.ts'
import { arc, between, type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { fruit, lump } from '../organs/fruit.ts'
import { hairs, laid, rims, rounded } from '../organs/laid.ts'
import { girth, ribbon } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** Things on a table looked down upon: `tilt` is how round a circle still is (1 from straight above). */
export type Laid = { at: Point; radius: number; tilt: number }

const oval = ({ at, radius, tilt }: Laid): Point[] =>
  Array.from({ length: 64 }, (_, i) =>
    plus(at, [Math.cos((i / 32) * Math.PI) * radius, Math.sin((i / 32) * Math.PI) * radius * tilt]),
  )

/** Shade under a thing, thrown to the lower right. */
export function under(scene: Scene, { at, radius, tilt }: Laid, strength = 0.3): void {
  for (const grow of [1.12, 1.02]) {
    const shape = oval({ at: plus(at, [radius * 0.09, radius * tilt * 0.14]), radius: radius * grow, tilt })
    scene.sheet.path(softPath(shape), { fill: scene.hour.shade, 'fill-opacity': strength * 0.55 })
  }
}

/** A plate: its rim, the ring of its well, a painted band. */
export function plateOf(scene: Scene, seat: Laid, { colour, band }: { colour: Colour; band: Colour }): void {
  const { hour } = scene
  under(scene, seat)
  laid(scene, oval(seat), { paint: toned(colour, hour, 0.1), ink: 1.9 })
  laid(scene, oval({ ...seat, radius: seat.radius * 0.93 }), { paint: toned(band, hour, 0), ink: 0 })
  laid(scene, oval({ ...seat, radius: seat.radius * 0.88 }), { paint: toned(colour, hour, 0.14), ink: 0 })
  const well = { ...seat, at: plus(seat.at, [0, seat.radius * 0.02]), radius: seat.radius * 0.68 }
  laid(scene, oval(well), { paint: toned(colour, hour, -0.1), ink: 1 })
  laid(
    scene,
    oval({
      ...well,
      at: plus(well.at, [-seat.radius * 0.02, seat.radius * 0.03]),
      radius: well.radius * 0.94,
    }),
    { paint: toned(colour, hour, 0.22), ink: 0 },
  )
}

/** A vessel from its mouth down: half breadths by height, both as parts of the mouth's radius. */
type Vessel = {
  profile: readonly (readonly [down: number, half: number])[]
  deep: number
  colour: Colour
  inside: Colour
}

/** A bowl, cup or pot. Returns its mouth, for what lies in it. */
export function vessel(scene: Scene, seat: Laid, { profile, deep, colour, inside }: Vessel): Point[] {
  const { at, radius } = seat
  const tall = deep * radius
  const last = profile[profile.length - 1]?.[1] ?? 1
  under(scene, { ...seat, at: plus(at, [0, tall]), radius: radius * last }, 0.36)
  const line = Array.from({ length: 13 }, (_, i) => plus(at, [0, (tall * i) / 12]))
  const body = ribbon(line, girth(profile.map(([down, half]) => [down, half * radius] as const)))
  const foot = arc(plus(at, [0, tall]), [radius * last, radius * last * seat.tilt], [Math.PI, 0])
  laid(scene, foot, { paint: toned(colour, scene.hour, -0.25), ink: 1.6 })
  rounded(scene, body, { colour, ink: 0 })
  rims(scene, body, 1.8)
  inkLine(scene, foot, { width: 1.9, opacity: 0.8 })
  const mouth = oval(seat)
  laid(scene, mouth, { paint: toned(colour, scene.hour, 0.25), ink: 1.7 })
  laid(scene, oval({ ...seat, radius: radius * 0.9 }), { paint: toned(inside, scene.hour, -0.05), ink: 1 })
  return mouth
}

/** A cup with its ear, and what is in it. */
export function cup(
  scene: Scene,
  seat: Laid,
  { colour, drink, ear }: { colour: Colour; drink: Colour; ear: 1 | -1 },
): void {
  const { at, radius } = seat
  const bow = [
    plus(at, [ear * radius * 0.9, radius * 0.3]),
    plus(at, [ear * radius * 1.5, radius * 0.34]),
    plus(at, [ear * radius * 1.46, radius * 0.84]),
    plus(at, [ear * radius * 0.78, radius * 1.02]),
  ]
  stem(scene, through(bow, 5), { thick: radius * 0.2, colour, ink: 1.5 })
  vessel(scene, seat, {
    profile: [
      [0, 1],
      [0.6, 0.92],
      [1, 0.62],
    ],
    deep: 1.25,
    colour,
    inside: '#f6eedc',
  })
  laid(scene, oval({ ...seat, at: plus(at, [0, radius * 0.07]), radius: radius * 0.82 }), {
    paint: toned(drink, scene.hour, 0),
    ink: 0.9,
  })
}

/** Steam: three slow curls. */
export function steam(scene: Scene, at: Point, size: number): void {
  for (const [dx, tall] of [
    [-0.3, 0.8],
    [0.05, 1.15],
    [0.34, 0.9],
  ] as const) {
    const line = through(
      [
        plus(at, [dx * size, 0]),
        plus(at, [dx * size + size * 0.16, -size * tall * 0.35]),
        plus(at, [dx * size - size * 0.12, -size * tall * 0.7]),
        plus(at, [dx * size + size * 0.1, -size * tall]),
      ],
      6,
    )
    hairs(scene, linePath(line), { colour: '#fffaf0', width: size * 0.14, opacity: 0.32 })
    hairs(scene, linePath(line), { colour: '#fffdf6', width: size * 0.05, opacity: 0.7 })
  }
}

/** A round loaf of the valley: flat, glazed, its crown slashed. */
export function loaf(scene: Scene, at: Point, { radius, tilt }: { radius: number; tilt: number }): void {
  const shape = lump(at, radius, [1, 0.99, 1, 0.98, 1, 0.99, 1, 0.99]).map(
    ([x, y]): Point => [x, at[1] + (y - at[1]) * tilt],
  )
  fruit(scene, shape, { colour: '#d99a4e', blush: '#9c5c2a', hatching: 6, ink: 1.8 })
  for (const lean of [-0.4, 0, 0.4]) {
    const middle = plus(at, [lean * radius * 1.1, -radius * tilt * 0.12])
    const cutLine = [
      plus(middle, polar(1.2, -radius * 0.42 * tilt)),
      middle,
      plus(middle, polar(1.2, radius * 0.42 * tilt)),
    ]
    hairs(scene, linePath(cutLine), { colour: '#f3d9a0', width: radius * 0.09, opacity: 0.9 })
    inkLine(scene, cutLine, { width: 1.3, opacity: 0.5 })
  }
}

/** The weave of a cane basket over its body, from rim to foot. */
export function basketWork(scene: Scene, seat: Laid, { deep, foot }: { deep: number; foot: number }): void {
  const { at, radius, tilt } = seat
  const tall = deep * radius
  const front = oval(seat).slice(0, 33)
  const sole = oval({ at: plus(at, [0, tall]), radius: radius * foot, tilt }).slice(0, 33)
  const belly = (side: number): Point => plus(at, [side * radius * (1 + foot) * 0.53, tall * 0.5])
  const cane = (level: number): Colour => toned('#c79a5c', scene.hour, level)
  const paint = scene.sheet.gradient(plus(at, [-radius, 0]), plus(at, [radius, 0]), [
    [0, cane(-0.1)],
    [0.28, cane(0.3)],
    [0.6, cane(0)],
    [1, cane(-0.42)],
  ])
  laid(scene, [...front, belly(-1), ...[...sole].reverse(), belly(1)], { paint, ink: 1.9 })
  let d = ''
  const rows = 7
  for (let row = 0; row < rows; row++)
    for (let k = -7; k <= 7; k++) {
      const part = (row + 0.5) / rows
      const half = radius * (1 + (foot - 1) * part)
      const across = Math.sin((k / 7.5 + (row % 2) * 0.065) * 1.45)
      const spot = plus(at, [
        across * half,
        tall * part +
          Math.sqrt(Math.max(0, 1 - across * across)) * radius * tilt * 0.86 * (1 - part * (1 - foot)),
      ])
      const wide = radius * 0.075 * Math.sqrt(Math.max(0.1, 1 - across * across))
      d += linePath([plus(spot, [-wide, 0]), plus(spot, [0, wide * 0.7]), plus(spot, [wide, 0])])
    }
  scene.sheet.path(d, {
    fill: 'none',
    stroke: toned('#5f4023', scene.hour, 0),
    'stroke-width': 1.6,
    'stroke-opacity': 0.55,
  })
  const rim = arc(at, [radius, radius * tilt], [0, Math.PI])
  stem(scene, rim, { thick: radius * 0.12, colour: '#b5854a', ink: 1.5 })
  let twist = ''
  rim.slice(0, -1).forEach((p, i) => {
    const next = rim[i + 1] as Point
    for (const part of [0.2, 0.7])
      twist += linePath([
        plus(between(p, next, part), [-3, -radius * 0.05]),
        plus(between(p, next, part), [3, radius * 0.05]),
      ])
  })
  hairs(scene, twist, { colour: '#5f4023', width: 1.3, opacity: 0.6 })
}

/** The back half of a basket's mouth, laid before what is heaped in it. */
export function basketBack(scene: Scene, seat: Laid): void {
  laid(scene, oval(seat), { paint: toned('#6d4c2a', scene.hour, -0.2), ink: 1.4 })
  stem(scene, arc(seat.at, [seat.radius, seat.radius * seat.tilt], [Math.PI, Math.PI * 2]), {
    thick: seat.radius * 0.1,
    colour: '#b5854a',
    ink: 1.4,
  })
}

/** Boards of a table top from its far edge to the sheet's foot. */
export function tableTop(
  scene: Scene,
  { far, colour, boards }: { far: number; colour: Colour; boards: number },
): void {
  const { sheet, hour, random } = scene
  const [w, h] = [sheet.width, sheet.height]
  const spot = (part: number, y: number): Point => {
    const spread = 1 + ((y - far) / (h - far)) * 0.5
    return [w / 2 + (part - 0.5) * w * 1.15 * spread, y]
  }
  for (let i = 0; i < boards; i++) {
    const [a, b] = [i / boards, (i + 1) / boards]
    const paint = toned(colour, hour, random.between(-0.14, 0.12))
    laid(scene, [spot(a, far), spot(b, far), spot(b, h + 8), spot(a, h + 8)], { paint, ink: 0 })
    inkLine(scene, [spot(b, far), spot(b, h + 8)], { width: 1.4, opacity: 0.45, tremor: 0.8, step: 40 })
    for (let k = 0; k < 3; k++) {
      const at = random.between(a + 0.01, b - 0.01)
      const from = random.between(far, h * 0.8)
      inkLine(scene, [spot(at, from), spot(at + 0.003, from + random.between(60, 190))], {
        width: 0.9,
        opacity: 0.25,
        tremor: 1.4,
        step: 30,
      })
    }
  }
  sheet.path(softPath([xy(-10, far - 2), xy(w + 10, far - 2), xy(w + 10, far + 16), xy(-10, far + 16)]), {
    fill: hour.light,
    'fill-opacity': 0.25,
  })
  inkLine(scene, [xy(-5, far), xy(w + 5, far)], { width: 2, opacity: 0.75, tremor: 0.6, step: 40 })
}
