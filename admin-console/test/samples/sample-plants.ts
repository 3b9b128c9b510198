import type { Grouping } from 'shared-ui/validators/garden/grouping'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'

/** A sample plant for stories and tests, changed by `part`. */
export const samplePlant = (part: Partial<StaffPlant> = {}): StaffPlant => ({
  _id: 'p1',
  name: 'Plátano de seda',
  scientificName: 'Musa × paradisiaca',
  description: 'Hierba gigante de hojas largas.\nDa fruto todo el año.',
  zone: { _id: 'z1', name: 'Huerto de frutales' },
  family: { _id: 'f1', name: 'Musaceae' },
  photo: 'abc',
  version: 1,
  page: 'https://quinta.example/plant/p1',
  ...part,
})

const NAMES = [
  ['Cantuta', 'Cantua buxifolia'],
  ['Wiñay wayna', '× Brassocattleya'],
  ['Palta', 'Persea americana'],
  ['Molle', 'Schinus molle'],
  ['Lúcuma', 'Pouteria lucuma (Ruiz & Pav.) Kuntze'],
] as const

/** Returns `count` sample plants, each with its own number. */
export const samplePlants = (count: number): StaffPlant[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, scientificName] = NAMES[index % NAMES.length] ?? NAMES[0]
    const _id = `p${index + 1}`
    return samplePlant({
      _id,
      name: `${name} ${index + 1}`,
      scientificName,
      page: `https://quinta.example/plant/${_id}`,
    })
  })

const grouping = (_id: string, name: string): Grouping => ({ _id, name, plants: 3, version: 1 })

export const SAMPLE_ZONES = [grouping('z1', 'Huerto de frutales'), grouping('z2', 'Umbráculo')]
export const SAMPLE_FAMILIES = [grouping('f1', 'Musaceae'), grouping('f2', 'Orchidaceae')]

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="15" fill="#7c8f5a"/></svg>'

/** A photo that can be chosen and that the browser can show. */
export const samplePhoto = (name: string): File => new File([DRAWING], name, { type: 'image/svg+xml' })
