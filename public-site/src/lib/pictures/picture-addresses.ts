/** Returns the addresses of a folder's pictures by file name, from the result of `import.meta.glob`. */
export const picturesByFile = (files: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]))

/** Returns the address of the only picture in the result of `import.meta.glob`. The build checks that there is one. */
export const onlyPicture = (files: Record<string, string>): string => Object.values(files)[0] ?? ''
