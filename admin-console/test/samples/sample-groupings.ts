import type { Grouping } from 'shared-ui/validators/garden/grouping'

/** Sample zones for stories. */
export const SAMPLE_ZONES: Grouping[] = [
  { _id: 'z1', name: 'Huerto de frutales', plants: 8, version: 1 },
  { _id: 'z2', name: 'Ladera seca', plants: 5, version: 1 },
  { _id: 'z3', name: 'Patio de las flores', plants: 1, version: 3 },
  {
    _id: 'z4',
    name: 'Vivero nuevo, detrás de la pirca que da al camino de herradura',
    plants: 0,
    version: 1,
  },
]

/** Sample families for stories. */
export const SAMPLE_FAMILIES: Grouping[] = [
  { _id: 'f1', name: 'Orchidaceae', plants: 2, version: 1 },
  { _id: 'f2', name: 'Solanaceae', plants: 2, version: 1 },
]
