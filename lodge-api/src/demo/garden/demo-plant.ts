/** A plant of the demonstration garden and the drawing that shows it. */
export type DemoPlant = {
  picture: string
  name: string
  scientificName: string
  family: string
  description: string
}

/** A zone of the demonstration garden with what grows there. */
export type DemoZone = { name: string; plants: DemoPlant[] }
