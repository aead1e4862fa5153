import {parseSync} from 'vite'

import {sourceOf} from './source-files.ts'

/** A node of an ESTree syntax tree. */
export interface Syntax {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns a node's children. */
function partsOf(node: Syntax): Syntax[] {
  return Object.values(node)
    .flatMap((part: unknown): unknown[] => (Array.isArray(part) ? part : [part]))
    .filter(isSyntax)
}

/** Yields a node and its descendants, each with its ancestors, nearest first. */
export function* nodesOf(node: Syntax, above: Syntax[] = []): Generator<[Syntax, Syntax[]]> {
  yield [node, above]
  for (const part of partsOf(node)) yield* nodesOf(part, [node, ...above])
}

/** Parses TypeScript with JSX. Throws on syntax errors. */
export function parseSource(source: string, file = 'source.tsx'): Syntax {
  const {program, errors} = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program as unknown as Syntax
}

/** Parses a file of the repository. */
export function syntaxOf(file: string): Syntax {
  return parseSource(sourceOf(file), file)
}
