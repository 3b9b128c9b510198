declare module 'virtual:copy-catalogue' {
  const catalogue: import('../../scripts/copy/copy-catalogue.ts').CatalogueEntry[]
  export default catalogue
}
