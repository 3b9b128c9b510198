import type { Plant } from 'shared-ui/validators/garden/plant'

const NAMES = [
  ['Cantuta', 'Cantua buxifolia', 'Polemoniaceae'],
  ['Plátano de seda', 'Musa × paradisiaca', 'Musaceae'],
  ['Molle', 'Schinus molle', 'Anacardiaceae'],
  ['Lúcuma', 'Pouteria lucuma (Ruiz & Pav.) Kuntze', 'Sapotaceae'],
  ['Orquídea de la tarde', '× Brassolaeliocattleya', 'Orchidaceae'],
] as const

/** Returns invented, numbered plants for stories and tests. */
export const samplePlants = (count: number): Plant[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, scientificName, family] = NAMES[index % NAMES.length] ?? NAMES[0]
    return {
      _id: `p${index + 1}`,
      name: `${name} ${index + 1}`,
      scientificName,
      family: { _id: `f-${family}`, name: family },
      zone: { _id: 'z1', name: 'Huerto de frutales' },
      description:
        'Arbusto de flores colgantes, rojas y largas.\nFlorece después de las lluvias, junto al muro.',
      photo: 'abc',
      version: 1,
    }
  })
