import {readdirSync} from 'node:fs'
import {join} from 'node:path'

import {parse} from 'groq-js'

import {root} from './source-files.ts'

interface Node {
  type: string
  attributes?: Node[]
  expr?: Node
  condition?: {left: Node; right: {value?: unknown}}
}

/** The name of a section's or block's folder and files. */
export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The types for which a fragment adds fields, parsed from its text. */
export function projectedTypes(fragment: string): string[] {
  const projection = parse(`*[0]{${fragment}}`) as Node
  return (projection.expr?.attributes ?? [])
    .filter(({type}) => type === 'ObjectConditionalSplat')
    .map(({condition}) => String(condition?.right.value))
}

/** The folders of a room of components. */
export function foldersOf(room: string): string[] {
  return readdirSync(join(root, 'components', room), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort()
}
