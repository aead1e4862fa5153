import {readFileSync, writeFileSync} from 'node:fs'

import {UserError} from '../user-error.ts'

/** Replaces a pattern's matches in a file; throws when there are none. */
export function editFile(file: string, from: RegExp, to: string): void {
  const source = readFileSync(file, 'utf8')
  if (!from.test(source)) throw new UserError(`${file} has changed: nothing matches ${from}.`)
  writeFileSync(file, source.replace(from, to))
}
