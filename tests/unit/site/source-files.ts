import {readFileSync, readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns every file at or below a path of the repository, sorted by name. */
export function sourceFiles(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => sourceFiles(join(path, name)))
}

/** Returns the text of a file of the repository. */
export function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
