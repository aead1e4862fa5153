import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'

import {root} from '../starter/settings.ts'
import {UserError} from '../user-error.ts'
import {type Name, renamed} from './name.ts'

/** An existing section or block from which new ones are copied. */
export interface Model {
  name: Name
  /** Files and folders that are copied. */
  copied: string[]
  /** Files that list all sections or blocks. */
  registries: string[]
}

/** Gives the copied type its own title in French too, until somebody translates it. */
function retitled(source: string, {title}: Name): string {
  return source.replaceAll(new RegExp(`(bilingual\\('${title}', )'[^']*'`, 'g'), `$1'${title}'`)
}

function renameIn(path: string, from: Name, to: Name): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path)) {
      const own = join(path, renamed(name, from, to))
      renameSync(join(path, name), own)
      renameIn(own, from, to)
    }
    return
  }
  if (/\.tsx?$/.test(path)) {
    writeFileSync(path, retitled(renamed(readFileSync(path, 'utf8'), from, to), to))
  }
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** The entry that starts at a line, through its closing bracket if it opens one. */
function entryAt(lines: readonly string[], index: number): string[] {
  const [line = ''] = lines.slice(index)
  if (!/[{([]$/.test(line)) return [line]
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((other) => other.trim() !== '' && indentOf(other) <= indentOf(line))
  return [line, ...rest.slice(0, end + 1)]
}

/** Returns a registry with a renamed copy after each entry of the model. */
function withEntries(source: string, from: Name, to: Name): string {
  const lines = source.split('\n')
  const result: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const entry = entryAt(lines, index)
    const isModel = [from.kebab, from.camel, from.pascal].some((name) => entry[0]?.includes(name))
    if (!isModel) {
      result.push(lines[index] ?? '')
      continue
    }
    const text = entry.join('\n')
    result.push(text, renamed(text, from, to))
    index += entry.length - 1
  }
  return result.join('\n')
}

/**
 * Copies a model under a new name and adds it to the registries; returns the files. Throws when the name is taken.
 */
export function copyModel({name: from, copied, registries}: Model, to: Name): string[] {
  const pairs = copied.map(
    (path) => [join(root, path), join(root, renamed(path, from, to))] as const,
  )
  const taken = pairs.find(([, target]) => existsSync(target))
  if (taken) throw new UserError(`${taken[1]} exists already.`)
  for (const [source, target] of pairs) {
    cpSync(source, target, {recursive: true})
    renameIn(target, from, to)
  }
  for (const path of registries) {
    const file = join(root, path)
    writeFileSync(file, withEntries(readFileSync(file, 'utf8'), from, to))
  }
  return [...copied.map((path) => renamed(path, from, to)), ...registries]
}
