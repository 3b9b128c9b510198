/** The appearances of the apps, selected in the toolbar or by a story's `globals: { face: 'console-dark' }`. */
export const FACES = {
  public: { title: 'Sitio público', attributes: {} },
  'console-light': { title: 'Consola, claro', attributes: { face: 'console', theme: 'light' } },
  'console-dark': { title: 'Consola, oscuro', attributes: { face: 'console', theme: 'dark' } },
} as const satisfies Record<string, { title: string; attributes: { face?: string; theme?: string } }>

export type Face = keyof typeof FACES

const isFace = (name: unknown): name is Face => typeof name === 'string' && name in FACES

/** The face of a story's globals; the public site by default. */
export const faceOf = (globals: { face?: unknown }): Face => (isFace(globals.face) ? globals.face : 'public')

/** Sets the attributes of `<html>` on which tokens and colour scheme depend, and its language. */
export function applyFace(face: Face): void {
  document.documentElement.lang = 'es-PE'
  const attributes: { face?: string; theme?: string } = FACES[face].attributes
  setOrRemove('data-face', attributes.face)
  setOrRemove('data-theme', attributes.theme)
}

function setOrRemove(attribute: string, value: string | undefined): void {
  if (value === undefined) document.documentElement.removeAttribute(attribute)
  else document.documentElement.setAttribute(attribute, value)
}
