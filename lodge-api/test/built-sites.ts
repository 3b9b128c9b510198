import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files of a built public site. */
export const SITE = {
  'index.html':
    '<style>@media (width<=40rem){a{}}</style><script>1<2</script><h1>Inicio</h1><link rel="canonical" href="__PUBLIC_URL__/" />',
  'rooms.html': '<h1>Habitaciones</h1>',
  'garden/index.html': '<h1>Jardín</h1>',
  'app.html': '<script>2<3</script><div id="root"></div>',
  'offline.html': '<div id="root" data-kept=""></div>',
  'service-worker.js': 'keep()',
  'withdrawn-worker.js': 'drop()',
  '404.html': '<title>Página no encontrada</title>',
  'robots.txt': 'Sitemap: __PUBLIC_URL__/sitemap.xml',
  'favicon.svg': '<svg></svg>',
  'assets/main-a1b2c3.js': 'console.log(1)',
  'assets/main-a1b2c3.js.br': 'brotli of it',
  'assets/main-a1b2c3.js.map': '{}',
  '.vite/manifest.json': '{}',
}
/** Files of a built console. */
export const CONSOLE = {
  'index.html': '<script>3<4</script><h1>Consola</h1>',
  'assets/console-d4e5f6.js': 'console.log(2)',
}
/** Writes files by their path below `folder`. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
