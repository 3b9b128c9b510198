import * as v from 'valibot'
import { photoFileProblem } from '../../rules/photos/photo-file.ts'
import { digitsText } from './numeric.ts'
import { withoutNul } from './text.ts'

/** A chosen or uploaded photo; a browser's `File` has this shape. */
export type PhotoFile = { name: string; size: number; arrayBuffer(): Promise<ArrayBuffer> }

const isPhotoFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'arrayBuffer' in value

/** A photo, checked by name and size; only the server checks its content. */
export const Photo = v.pipe(
  v.custom<PhotoFile>(isPhotoFile, 'photo_required'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? photoFileProblem(dataset.value) : null
    if (problem) addIssue({ message: problem })
  }),
)

/** `width` selects the nearest stored width; `v` is the version and makes the response immutable. */
export const PhotoQuery = {
  width: v.optional(digitsText(4), '1024'),
  v: v.optional(v.pipe(v.string('text_expected'), withoutNul, v.maxLength(64, 'text_too_long'))),
}
