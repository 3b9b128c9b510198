import regular from '@expo-google-fonts/brygada-1918/400Regular/Brygada1918_400Regular.ttf?url'
import italic from '@expo-google-fonts/brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic.ttf?url'
import semiBold from '@expo-google-fonts/brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf?url'
import type { Typefaces } from './pens.ts'

/** As many bytes as one call can take for its arguments. */
const CHUNK = 8192

/** jsPDF takes a file as a text of one character a byte. */
function charactersOf(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)))
  }
  return parts.join('')
}

async function fetchTypeface(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The typeface of the labels was answered with ${answer.status}; ask again`)
  return charactersOf(new Uint8Array(await answer.arrayBuffer()))
}

/**
 * The lodge's serif as TrueType, which a PDF embeds: the web fonts of the pages are of a format it does not take. Throws
 * when one does not arrive.
 */
export async function loadTypefaces(signal: AbortSignal): Promise<Typefaces> {
  const [name, scientificName, family] = await Promise.all(
    [semiBold, italic, regular].map((address) => fetchTypeface(address, signal)),
  )
  if (!name || !scientificName || !family) throw new Error('A typeface of the labels came empty; ask again')
  return { name, scientificName, family }
}
