import { type Colour, mix } from '../colour.ts'
import { grow, leafDrawn, mass, type Tip, tapered } from '../foliage.ts'
import { bezier, type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkContour, inkLine } from '../ink-line.ts'
import { leafOutline } from '../leaves.ts'
import { lensPath, polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** The near slope: its crest from left to right, filled down to the foot of the sheet. */
export function slopeOf(
  scene: Scene,
  crest: readonly Point[],
  { colour, tufts }: { colour: Colour; tufts: number },
): void {
  const { sheet, hour, random } = scene
  const line = through(crest, 10)
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point]
  const top = Math.min(...line.map((point) => point[1]))
  sheet.path(polygonPath([...line, [last[0], sheet.height + 5], [first[0], sheet.height + 5]]), {
    fill: sheet.gradient(xy(0, top), xy(0, sheet.height), [
      [0, toned(colour, hour, 0.3)],
      [0.45, toned(colour, hour, -0.05)],
      [1, toned(mix(colour, '#3f6a3c', 0.55), hour, -0.25)],
    ]),
  })
  inkLine(scene, line, { width: 1.1, opacity: 0.5, tremor: 1 })
  sheet.piled(() => {
    for (let i = 0; i < tufts; i++) {
      const on = random.pick(line as [Point, ...Point[]])
      const down = random.next() ** 1.3 * (sheet.height - on[1])
      tuft(scene, [on[0] + random.between(-20, 20), on[1] + down], 4 + (down / sheet.height) * 60)
    }
  })
}

function tuft(scene: Scene, at: Point, size: number): void {
  const { random, sheet, hour } = scene
  const paint = toned(random.pick(['#4f7546', '#8fa45c', '#38583a']), hour, random.pick([-0.2, 0.15]))
  let d = ''
  for (let k = -1; k <= 1; k++)
    d += lensPath(
      at,
      plus(at, polar(-Math.PI / 2 + k * 0.42 + random.between(-0.2, 0.2), size * random.between(0.7, 1.2))),
      size * 0.07,
    )
  sheet.gather(d, { fill: paint, 'fill-opacity': 0.75 })
}

/** An agave: a rosette of broad strap leaves, spined, blue-green. */
export function agave(scene: Scene, at: Point, size: number): void {
  const { sheet, hour, random } = scene
  const order = [-1.3, 1.3, -0.92, 0.94, -0.52, 0.55, -0.16, 0.2]
  for (const lean of order) {
    const set = {
      at: plus(at, [lean * size * 0.06, 0]),
      angle: -Math.PI / 2 + lean,
      length: size * random.between(0.85, 1.08),
      bend: lean * 0.12,
    }
    const fat = leafOutline('lanceolate', set)
    const [tip, foot] = [plus(set.at, polar(set.angle, set.length)), set.at]
    sheet.path(softPath(fat), {
      fill: sheet.gradient(foot, tip, [
        [0, toned('#7fa08f', hour, -0.35)],
        [0.6, toned('#8fb3a0', hour, lean < 0 ? 0.25 : -0.1)],
        [1, toned('#b9cbb0', hour, 0.3)],
      ]),
    })
    inkContour(scene, fat, { width: 1.3, step: 10, tremor: 0.4, opacity: 0.75 })
    inkLine(scene, [plus(set.at, polar(set.angle, size * 0.1)), plus(set.at, polar(set.angle, size * 0.7))], {
      width: 0.8,
      opacity: 0.35,
    })
  }
}

/** A jacaranda in full bloom: a forking trunk and a wide crown of lilac clouds, light from the left. */
export function jacarandaTree(
  scene: Scene,
  foot: Point,
  { height, clouds }: { height: number; clouds: number },
): void {
  const { random, sheet } = scene
  const tips = grow(
    scene,
    { at: foot, angle: -Math.PI / 2 - 0.08, generation: 0, length: height * 0.4 },
    { generations: 3, forks: 3, spread: 0.66, shorter: 0.74, sag: 0, width: height * 0.075 },
    '#5a463c',
  )
  const crown = tips.filter((tip) => tip.generation >= 1) as [Tip, ...Tip[]]
  sheet.piled(() => {
    for (let i = 0; i < clouds; i++) {
      const size = height * random.between(0.08, 0.12)
      const spot = (crown[i % crown.length] ?? crown[0]).at
      const aside: Point = [random.between(-1, 1) * height * 0.11, random.between(-1, 0.5) * height * 0.09]
      cloudOf(scene, plus(spot, i < crown.length ? [0, 0] : aside), size)
    }
  })
}

/** One cloud of blossom: a shaded mass, a lit one on its sunny side, loose flowers round the rim. */
function cloudOf(scene: Scene, at: Point, size: number): void {
  const { random, sheet, hour } = scene
  const lobes = (centre: Point, reach: number): string =>
    softPath(
      Array.from({ length: 7 }, (_, i) => {
        const out = reach * random.between(0.72, 1.22)
        return plus(centre, [Math.cos((i / 7) * 6.283) * out * 1.2, Math.sin((i / 7) * 6.283) * out * 0.78])
      }),
    )
  const flowers = (count: number, reach: readonly [number, number]): string =>
    Array.from({ length: count }, () => {
      const [angle, out, turn] = [
        random.between(0, 6.283),
        random.between(...reach) * size,
        random.between(-0.8, 0.8),
      ]
      const spot = plus(at, [Math.cos(angle) * out * 1.25, Math.sin(angle) * out * 0.8])
      return lensPath(
        plus(spot, polar(turn, -size * 0.12)),
        plus(spot, polar(turn, size * 0.12)),
        size * 0.07,
      )
    }).join('')
  sheet.gather(lobes(at, size) + flowers(3, [0.95, 1.4]), {
    fill: toned('#7a6db0', hour, 0),
    'fill-opacity': 0.82,
  })
  sheet.gather(lobes(plus(at, [-size * 0.2, -size * 0.2]), size * 0.66), {
    fill: toned('#9485c6', hour, 0.05),
    'fill-opacity': 0.75,
  })
  sheet.gather(lobes(plus(at, [-size * 0.3, -size * 0.34]), size * 0.36), {
    fill: toned('#b1a3dc', hour, 0.1),
    'fill-opacity': 0.75,
  })
  sheet.gather(flowers(4, [0, 1.05]), { fill: toned('#cdc2ea', hour, 0.2), 'fill-opacity': 0.9 })
}

/** Bare-looking poles with a plume of leaves, as eucalyptus stand in rows along a far field. */
export function eucalyptus(scene: Scene, foot: Point, height: number): void {
  const top = plus(foot, [scene.random.between(-3, 3), -height])
  const { sheet, hour } = scene
  sheet.gather(
    polygonPath(
      tapered(
        bezier([foot, plus(foot, [2, -height * 0.4]), plus(foot, [-2, -height * 0.7]), top], 4),
        height * 0.03,
      ),
    ),
    { fill: toned('#7b6b58', hour, 0.1) },
  )
  mass(scene, plus(foot, [0, -height * 0.66]), [height * 0.13, height * 0.36], {
    colours: [mix('#49694f', hour.haze, 0.12)],
    dabs: 18,
    dab: height * 0.06,
    opacity: 0.75,
  })
}

/** A spray of lilac bells at the end of a near twig is drawn by the jacaranda's bough; fallen flowers lie below it. */
export function fallenFlowers(
  scene: Scene,
  [left, top]: Point,
  { width, height, count }: { width: number; height: number; count: number },
): void {
  const { random, sheet, hour } = scene
  for (let i = 0; i < count; i++) {
    const at: Point = [left + random.next() * width, top + random.next() ** 0.8 * height]
    sheet.gather(lensPath(at, plus(at, [random.between(3, 8), random.between(-1.5, 1.5)]), 1.6), {
      fill: toned(random.pick(['#a796d6', '#8f80c4']), hour, 0.1),
      'fill-opacity': 0.85,
    })
  }
}

/** Low shrub: a shaded body with ovate leaves standing out of it. */
export function shrub(scene: Scene, at: Point, size: number): void {
  const { random, sheet, hour } = scene
  const body = Array.from(
    { length: 9 },
    (_, i): Point =>
      plus(at, [
        Math.cos((i / 8) * Math.PI) * size * 0.8,
        -Math.sin((i / 8) * Math.PI) * size * random.between(0.5, 0.75),
      ]),
  )
  sheet.path(softPath([...body, plus(at, [-size * 0.4, size * 0.12]), plus(at, [size * 0.4, size * 0.12])]), {
    fill: toned('#47683f', hour, -0.15),
    'fill-opacity': 0.9,
  })
  sheet.piled(() => {
    for (let i = 0; i < 11; i++) {
      const angle = -Math.PI / 2 + random.between(-1.35, 1.35)
      const reach = size * random.between(0.2, 0.62)
      leafDrawn(
        scene,
        'ovate',
        {
          at: plus(at, polar(angle, reach)),
          angle: angle + random.between(-0.5, 0.5),
          length: Math.min(33, size * 0.4),
        },
        { colours: ['#5b7f4d', '#7c9c5f'], ink: 0 },
      )
    }
  })
}

/** A trodden path of pale earth between two banks. */
export function path(scene: Scene, left: readonly Point[], right: readonly Point[]): void {
  const { sheet, hour } = scene
  const [l, r] = [through(left, 6), through(right, 6)]
  sheet.path(polygonPath([...l, ...[...r].reverse()]), {
    fill: toned('#d8bd8c', hour, 0.15),
    'fill-opacity': 0.9,
  })
  for (const bank of [l, r]) inkLine(scene, bank, { width: 1.1, opacity: 0.4, tremor: 1.5 })
}
