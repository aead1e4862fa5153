import {readFileSync, readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Every file at or below a path of the repository, in the order of their names. */
export function sourceFiles(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => sourceFiles(join(path, name)))
}

/** The text of a file of the repository. */
export function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
