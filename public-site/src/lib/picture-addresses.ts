/** The addresses of a folder's pictures by their file names, from what `import.meta.glob` gives. */
export const picturesByFile = (files: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]))

/** The address of the one picture that a place has, from what `import.meta.glob` gives; the build checks that there is one. */
export const onlyPicture = (files: Record<string, string>): string => Object.values(files)[0] ?? ''
