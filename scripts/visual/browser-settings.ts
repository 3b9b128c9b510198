import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../running/project.ts'

/** Arguments with which Chromium draws the same picture on every machine. */
export const DRAWING_ARGUMENTS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  // Redrawing a part of a tile rounds the edges of corners otherwise than redrawing all of it.
  '--disable-partial-raster',
]

/**
 * Writes a configuration of fontconfig and returns its path for `FONTCONFIG_FILE`. Only fonts from npm exist in it, so that
 * texts outside the web fonts do not depend on the fonts of the machine. Letters are drawn without grey edges: their pictures
 * are a tenth of the size, and the same on every processor.
 */
export function writeFontConfiguration(): string {
  const cache = join(projectRoot, 'node_modules/.cache/visual')
  const path = join(cache, 'fonts.conf')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(projectRoot, 'node_modules/@expo-google-fonts')}</dir>
  <cachedir>${cache}</cachedir>
  <match target="pattern"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
  <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
`,
  )
  return path
}
