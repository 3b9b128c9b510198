import type { CatalogueEntry } from '../../scripts/copy/copy-catalogue.ts'

/** All texts of the copy. `scripts/copy/catalogue-plugin.ts` puts them here when this file is loaded. */
export const catalogue: readonly CatalogueEntry[] = []
