import regular from '@expo-google-fonts/brygada-1918/400Regular/Brygada1918_400Regular.ttf?url'
import italic from '@expo-google-fonts/brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic.ttf?url'
import semiBold from '@expo-google-fonts/brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf?url'
import type { Typefaces } from './pens.ts'

/** Maximum number of arguments per call. */
const CHUNK = 8192

/** jsPDF takes a file as a string with one character per byte. */
function charactersOf(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)))
  }
  return parts.join('')
}

async function fetchTypeface(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal })
  if (!response.ok)
    throw new Error(`Loading a font of the labels failed with status ${response.status}; try again`)
  return charactersOf(new Uint8Array(await response.arrayBuffer()))
}

/**
 * Loads the lodge's serif as TrueType, which a PDF embeds; the pages' web fonts have a format that jsPDF does not read. Throws if
 * one cannot be loaded.
 */
export async function loadTypefaces(signal: AbortSignal): Promise<Typefaces> {
  const [name, scientificName, family] = await Promise.all(
    [semiBold, italic, regular].map((address) => fetchTypeface(address, signal)),
  )
  if (!name || !scientificName || !family) throw new Error('A font of the labels is empty; try again')
  return { name, scientificName, family }
}
