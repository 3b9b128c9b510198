/** What the design system's own interface takes from the lodge's content and tokens; `main.ts` puts it into both pages. */
export type Brand = {
  name: string
  /** The lodge's mark, as SVG markup. */
  mark: string
  /** The tokens of the public site by their name without `--`. */
  tokens: Readonly<Record<string, string>>
  /** The addresses of the two products. */
  products: { publicSite: string; adminSite: string }
}

declare global {
  var LODGE_BRAND: Brand
}
