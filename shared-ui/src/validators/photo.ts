import * as v from 'valibot'
import { photoFileProblem } from '../rules/photo-file.ts'
import { digitsText } from './numeric.ts'
import { withoutNul } from './text.ts'

/** A chosen or uploaded photo: a browser's `File` is one. */
export type PhotoFile = { name: string; size: number; arrayBuffer(): Promise<ArrayBuffer> }

const isPhotoFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'arrayBuffer' in value

/** A-07, V-08: a photo by its name and weight; only the server can look at what it holds. */
export const Photo = v.pipe(
  v.custom<PhotoFile>(isPhotoFile, 'photo_required'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? photoFileProblem(dataset.value) : null
    if (problem) addIssue({ message: problem })
  }),
)

/** C-07: `width` chooses the nearest kept width; `v` names the version and makes the answer immutable. */
export const PhotoQuery = {
  width: v.optional(digitsText(4), '1024'),
  v: v.optional(v.pipe(v.string('text_expected'), withoutNul, v.maxLength(64, 'text_too_long'))),
}
