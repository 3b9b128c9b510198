import sharp from 'sharp'

/** What messengers and networks show of a link: this size, and no SVG. */
const SIZE = { width: 1200, height: 630 }

/** Makes of the banner at `drawing` the picture that is shown where a page is shared (`PageHead`), into `file`. */
export async function writeSharePicture(drawing: string, file: string): Promise<void> {
  const picture = sharp(drawing).resize({ ...SIZE, fit: 'cover', position: 'south' })
  await picture.flatten({ background: '#fbf7ef' }).jpeg({ quality: 78, mozjpeg: true }).toFile(file)
}
