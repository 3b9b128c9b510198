import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { BadContent, contentFolder } from './folder.ts'

/** Reads one part of the lodge's content, `<name>.json` in the chosen folder. Throws `BadContent`. */
export function readPart<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const file = `${name}.json`
  const part = v.safeParse(schema, parsed(file))
  if (part.success) return part.output
  const [issue] = part.issues
  throw new BadContent(file, `${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))
  } catch (error) {
    throw new BadContent(file, error instanceof Error ? error.message : String(error))
  }
}
