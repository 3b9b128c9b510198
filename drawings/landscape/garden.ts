import { type Colour, mix } from '../colour.ts'
import { grow, leafDrawn, mass, tapered } from '../foliage.ts'
import { bezier, plus, type Point, polar, through } from '../geometry.ts'
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
    fill: sheet.gradient(
      [0, top],
      [0, sheet.height],
      [
        [0, toned(colour, hour, 0.3)],
        [0.45, toned(colour, hour, -0.05)],
        [1, toned(colour, hour, -0.5)],
      ],
    ),
  })
  inkLine(scene, line, { width: 1.1, opacity: 0.5, tremor: 1 })
  sheet.piled(() => {
    for (let i = 0; i < tufts; i++) {
      const on = random.pick(line as [Point, ...Point[]])
      const down = random.next() ** 1.3 * (sheet.height - on[1])
      tuft(scene, [on[0] + random.between(-20, 20), on[1] + down], 5 + (down / sheet.height) * 26)
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
  const order = [-1.35, 1.35, -1.05, 1.05, -0.72, 0.74, -0.4, 0.42, -0.12, 0.16]
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
  { height, dabs }: { height: number; dabs: number },
): void {
  const tips = grow(
    scene,
    { at: foot, angle: -Math.PI / 2 - 0.08, generation: 0, length: height * 0.4 },
    { generations: 4, forks: 3, spread: 0.62, shorter: 0.66, sag: 0, width: height * 0.075 },
    '#5a463c',
  )
  const crown = tips.filter((tip) => tip.generation >= 2)
  const back = crown.filter((_, i) => i % 3 === 0)
  for (const tip of back) cloudOf(scene, tip.at, { size: height * 0.15, dabs: dabs / crown.length, level: 0 })
  for (const tip of crown.filter((_, i) => i % 3 !== 0))
    cloudOf(scene, tip.at, { size: height * 0.105, dabs: dabs / crown.length, level: 1 })
}

function cloudOf(
  scene: Scene,
  at: Point,
  { size, dabs, level }: { size: number; dabs: number; level: number },
): void {
  const colours: readonly [Colour, ...Colour[]] =
    level === 0 ? ['#6f62a3', '#7d70b4'] : ['#8f80c4', '#a796d6']
  mass(scene, at, [size * 1.25, size * 0.72], { colours, dabs, dab: size * 0.16, opacity: 0.85 })
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
    dabs: 30,
    dab: height * 0.045,
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

/** Low shrub of ovate leaves. */
export function shrub(scene: Scene, at: Point, size: number): void {
  scene.sheet.piled(() => {
    for (let i = 0; i < 26; i++) {
      const angle = -Math.PI / 2 + scene.random.between(-1.3, 1.3)
      const reach = size * scene.random.between(0.2, 0.8)
      leafDrawn(
        scene,
        'ovate',
        {
          at: plus(at, polar(angle, reach)),
          angle: angle + scene.random.between(-0.5, 0.5),
          length: size * 0.34,
        },
        { colours: ['#4b6f45', '#638752', '#36573a'], ink: 0 },
      )
    }
  })
}
