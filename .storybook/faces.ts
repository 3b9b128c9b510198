/** The appearances of the apps, selected in the toolbar or by a story's `parameters: { face: 'console-dark' }`. */
export const FACES = {
  public: { title: 'Sitio público', attributes: {} },
  'console-light': { title: 'Consola, claro', attributes: { face: 'console', theme: 'light' } },
  'console-dark': { title: 'Consola, oscuro', attributes: { face: 'console', theme: 'dark' } },
} as const satisfies Record<string, { title: string; attributes: { face?: string; theme?: string } }>

export type Face = keyof typeof FACES

const isFace = (name: unknown): name is Face => typeof name === 'string' && name in FACES

/** Where a face is selected: by the toolbar for every story, or by a story itself. */
type Selected = { face?: unknown }

/** The face that the toolbar selects; otherwise the story's own, which is the public site's by default. */
export function faceOf(globals: Selected, parameters: Selected): Face {
  if (isFace(globals.face)) return globals.face
  return isFace(parameters.face) ? parameters.face : 'public'
}

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
