import { DEMO_GARDEN } from 'content'
import { CreatePlantRequest } from 'shared-ui/validators/garden/plant'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { photoFormat } from '../photos/photo-format.ts'
import { DEMO_PICTURES, demoPicture, readRenderedList } from './demo-pictures.ts'

it.each(DEMO_PICTURES)(
  'N-06 the rendered $kind $name is up to date (run `node lodge-api/src/demo/render-pictures.ts`)',
  async (picture) => {
    const rendered = await demoPicture(picture, await readRenderedList())
    if (rendered instanceof Uint8Array) throw new Error('the picture has changed since it was rendered')
    expect(rendered.sizes.map(({ bytes }) => photoFormat(bytes))).toEqual(rendered.sizes.map(() => 'webp'))
  },
)

it.each(DEMO_GARDEN.flatMap(({ plants }) => plants))(
  'V-07 the demonstration plant $name passes the rules for plants',
  (plant) => {
    const { photo: _, ...texts } = CreatePlantRequest.entries
    const sent = { ...plant, zone: 'zone' }
    expect(v.safeParse(v.object(texts), sent).issues).toBeUndefined()
    expect(plant.description.split(/[.;:] /).length).toBeGreaterThan(1)
  },
)
