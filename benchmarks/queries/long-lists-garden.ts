import { searchText } from 'shared-ui/rules/text/search-text'
import type { DatabaseTransaction } from '../../lodge-api/src/database/connect.ts'
import { instantText } from '../../lodge-api/src/database/instants.ts'
import { insertPlant } from '../../lodge-api/src/modules/plants/plants-repository.ts'
import { renderPhoto } from '../../lodge-api/src/photos/photo-rendering.ts'
import { storePhoto } from '../../lodge-api/src/photos/photos-repository.ts'
import { plainPicture } from '../../lodge-api/test/fixtures/upload-form.ts'

const PLANTS = 5_000
const ZONES = 20
const FAMILIES = 40
const GENERA = ['Cantua', 'Salvia', 'Fuchsia', 'Passiflora', 'Begonia', 'Oxalis', 'Lupinus', 'Barnadesia']

async function addGroupings(
  transaction: DatabaseTransaction,
  { table, word, count }: { table: 'zone' | 'family'; word: string; count: number },
  now: string,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => {
    const name = `${word} ${number + 1}`
    return { id: `${table}-${number}`, name, name_key: searchText(name), version: 1, created_at: now }
  })
  await transaction.insertInto(table).values(rows).execute()
}

/** Inserts 5,000 plants with a photo each, in twenty zones and forty families. */
export async function writeGarden(transaction: DatabaseTransaction, now: number): Promise<void> {
  const created = instantText(now)
  await addGroupings(transaction, { table: 'zone', word: 'Patio', count: ZONES }, created)
  await addGroupings(transaction, { table: 'family', word: 'Familia', count: FAMILIES }, created)
  const photo = await renderPhoto(await plainPicture('#7a8f5c'), 'png', 'plant')
  for (let number = 0; number < PLANTS; number += 1) {
    const id = `plant-${number}`
    const name = `Planta ${number + 1}`
    const scientific = `${GENERA[number % GENERA.length]} hortensis ${number + 1}`
    const keys = { name_key: searchText(name), scientific_key: searchText(scientific) }
    await insertPlant(transaction, {
      id,
      name,
      scientific_name: scientific,
      description: 'Una planta del jardín, entre el patio y la acequia. '.repeat(8),
      zone_id: `zone-${number % ZONES}`,
      family_id: `family-${number % FAMILIES}`,
      photo_version: photo.version,
      ...keys,
      search_text: `${keys.name_key} ${keys.scientific_key} familia patio`,
      version: 1,
      created_at: created,
    })
    await storePhoto(transaction, id, photo)
  }
}
