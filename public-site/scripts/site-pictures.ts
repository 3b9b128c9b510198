import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFor } from 'content/folder'
import sharp from 'sharp'

/** Size, in pixels, of the preview that messengers and social networks show of a link. They show no SVG. */
const SHARED = { width: 1200, height: 630 }

/** The home screen icon of phones: its size and that of the lodge's mark in it, in pixels. */
const TOUCH_ICON = { size: 180, mark: 132 }

const PAPER = '#fbf7ef'

/** Writes the preview picture of shared pages (`PageHead`), a crop of the banner. */
export async function writeSharePicture(directory: string): Promise<void> {
  const picture = sharp(pictureFor('banner/wide')).resize({ ...SHARED, fit: 'cover', position: 'south' })
  await picture
    .flatten({ background: PAPER })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(directory, 'share-picture.jpg'))
}

/** Writes the icons that `index.html` links: the lodge's mark as SVG for tabs, and as PNG for home screens, which show no SVG. */
export async function writeIcons(directory: string): Promise<void> {
  copyFileSync(pictureFor('favicon'), join(directory, 'favicon.svg'))
  const margin = (TOUCH_ICON.size - TOUCH_ICON.mark) / 2
  await sharp(pictureFor('favicon'), { density: 600 })
    .resize(TOUCH_ICON.mark, TOUCH_ICON.mark, { fit: 'contain', background: PAPER })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toFile(join(directory, 'apple-touch-icon.png'))
}
