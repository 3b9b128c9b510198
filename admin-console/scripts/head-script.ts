import { jsonForScript } from 'shared-ui/rules/text/escape-markup'

/** Storage key of the theme, the same as in `src/lib/theme/theme.ts`. */
const THEME_KEY = 'lodge.theme'

/** The files of each page, by the static segments of its path: `{'view-plant': ['assets/view-plant-1a2b.js']}`. */
export type PageFiles = Readonly<Record<string, readonly string[]>>

/**
 * Returns the script that runs before the first paint. It sets the theme chosen on this device, so that the page does not flash
 * in another one, and preloads the code of the page in the URL, which the browser would otherwise discover only after running the
 * entry. Then it creates a date field: the first one takes a slow device 30 ms, and lists have two.
 */
export const headScript = (files: PageFiles): string =>
  `try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}
{const f=${jsonForScript(files)},[a,b]=location.pathname.slice(1).split("/");for(const h of f[a+"/"+b]??f[a]??[]){const l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href="/"+h;document.head.append(l)}}
setTimeout(()=>{document.createElement("input").type="date"})`
