import { parseSync, Visitor } from 'vite'

/** An import as it is written, and the line it stands in. */
export type WrittenImport = { specifier: string; line: number }

/** Every module that this source names: static, dynamic and type imports, and what it exports from elsewhere. */
export function readImports(path: string, source: string): WrittenImport[] {
  const { program, module, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const found: { specifier: string; at: number }[] = []
  for (const { moduleRequest } of module.staticImports) {
    found.push({ specifier: moduleRequest.value, at: moduleRequest.start })
  }
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.push({ specifier: moduleRequest.value, at: moduleRequest.start })
  }
  new Visitor({
    ImportExpression: ({ source: target }) => {
      if (target.type === 'Literal') found.push({ specifier: String(target.value), at: target.start })
    },
    TSImportType: ({ source: target }) => {
      found.push({ specifier: target.value, at: target.start })
    },
  }).visit(program)
  return found.map(({ specifier, at }) => ({ specifier, line: source.slice(0, at).split('\n').length }))
}
