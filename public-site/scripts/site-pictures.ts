import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFor } from 'content/folder'
import sharp from 'sharp'

/** What messengers and networks show of a link: this size, and no SVG. */
const SHARED = { width: 1200, height: 630 }

/** The icon that phones put on their home screen, and how much of it the lodge's mark takes. */
const TOUCH_ICON = { size: 180, mark: 132 }

const PAPER = '#fbf7ef'

/** Makes of the banner the picture that is shown where a page is shared (`PageHead`). */
export async function writeSharePicture(directory: string): Promise<void> {
  const picture = sharp(pictureFor('banner/wide')).resize({ ...SHARED, fit: 'cover', position: 'south' })
  await picture
    .flatten({ background: PAPER })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(directory, 'share-picture.jpg'))
}

/** Lays the icons that `index.html` names: the lodge's mark for tabs, and on paper for home screens, which show no SVG. */
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
