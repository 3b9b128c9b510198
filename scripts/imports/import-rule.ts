/**
 * What the files of a layer may import. The first rule whose `files` match a path applies to it; every import that the rule does
 * not allow is forbidden, as are all imports of files without a rule, so a new folder needs one. `files` and `may` are regular
 * expressions on paths from the project's root; `$1` in `may` is the first group of `files`, such as the feature or module of a
 * file. `packages` are npm package names, `node:` for Node's modules; `*` means any package but those of `except`.
 */
export type ImportRule = {
  layer: string
  files: string
  may: string[]
  packages: string[]
  except?: string[]
}

export const rules = 'shared-ui/src/rules/'
export const validators = 'shared-ui/src/validators/'
export const copy = 'shared-ui/src/copy/'
export const shared = 'shared-ui/src/'
/** Facts and texts of the lodge, the pictures that pages import, and the path of the folder for programs that read files. */
export const content = 'content/index\\.ts'
export const contentPictures = 'content/lodge/pictures/'
export const contentFolder = 'content/folder\\.ts'
export const site = '(public-site|admin-console)'
export const api = 'lodge-api/src/'
