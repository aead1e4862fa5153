import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'

import {root} from '../starter/settings.ts'

const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g

/** The repository's files that a file imports, at any depth, itself included. */
function importsOf(entry: string): string[] {
  const found = new Set([entry])
  // The set grows during iteration.
  for (const file of found) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const path = join(dirname(file), specifier)
      const end = ends.find((each) => existsSync(path + each) && /\.\w+$/.test(path + each))
      if (end !== undefined) found.add(path + end)
    }
  }
  return [...found]
}

/** Hash of all that the extracted schema depends on: the Studio's configuration, what it imports, and the packages. */
export function hashOfSchemaInputs(schema: string): string {
  const hash = createHash('sha256')
  const files = importsOf(join(root, 'sanity.config.ts'))
  // With the result itself, so that an edit by hand is noticed.
  for (const file of [...files, join(root, 'package-lock.json'), join(root, schema)].sort()) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
