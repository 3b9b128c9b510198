/** All texts of the copy, provided by `scripts/copy/catalogue-plugin.ts`. Ambient modules cannot import their types. */
declare module 'virtual:copy-catalogue' {
  const catalogue: {
    subject: string
    file: string
    name: string
    note: string
    texts: { key: string; text: string; usedIn: string[] }[]
  }[]
  export default catalogue
}
