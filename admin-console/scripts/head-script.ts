/** Where a theme is kept that is not the system's: as `src/lib/theme/theme.ts` keeps it. */
const THEME_KEY = 'lodge.theme'

/** The files of each page, by the fixed parts of its path: `{'view-plant': ['assets/view-plant-1a2b.js']}`. */
export type PageFiles = Readonly<Record<string, readonly string[]>>

/**
 * What runs before anything is drawn: dresses the page in the theme chosen on this device, so that it does not flash in
 * another, and has the browser fetch the code of the page that the address names, which it would otherwise come upon
 * only after it has run what comes before. While that comes, the browser gets ready to show dates: its first field for one
 * takes a slow device 30 ms, and lists have two.
 */
export const headScript = (files: PageFiles): string =>
  `try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}
{const f=${JSON.stringify(files).replaceAll('<', '\\u003c')},[a,b]=location.pathname.slice(1).split("/");for(const h of f[a+"/"+b]??f[a]??[]){const l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href="/"+h;document.head.append(l)}}
setTimeout(()=>{document.createElement("input").type="date"})`
