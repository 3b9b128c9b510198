/** The name of a picture without its folder and its kind. */
const nameOf = (path: string): string => /([^/]+)\.\w+$/.exec(path)?.[1] ?? path

/**
 * The addresses of a folder's pictures by their names, from what `import.meta.glob` gives. A photograph of the lodge's own
 * wins over the drawing of the same name: to replace `amanecer.svg`, lay `amanecer.jpg` beside it.
 */
export function picturesByName(files: Record<string, string>): Map<string, string> {
  const drawingsFirst = Object.entries(files).toSorted(
    ([one], [other]) => Number(other.endsWith('.svg')) - Number(one.endsWith('.svg')),
  )
  return new Map(drawingsFirst.map(([path, address]) => [nameOf(path), address]))
}
