import {parseSync} from 'vite'

import {sourceOf} from './source-files.ts'

/** A node of a syntax tree, as ESTree names its parts. */
export interface Syntax {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The nodes right below a node. */
function partsOf(node: Syntax): Syntax[] {
  return Object.values(node)
    .flatMap((part: unknown): unknown[] => (Array.isArray(part) ? part : [part]))
    .filter(isSyntax)
}

/** A node and everything below it, each with the nodes above it, the nearest first. */
export function* nodesOf(node: Syntax, above: Syntax[] = []): Generator<[Syntax, Syntax[]]> {
  yield [node, above]
  for (const part of partsOf(node)) yield* nodesOf(part, [node, ...above])
}

/** The syntax tree of TypeScript with JSX. Throws where it cannot be read. */
export function parseSource(source: string, file = 'source.tsx'): Syntax {
  const {program, errors} = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program as unknown as Syntax
}

/** The syntax tree of a file of the repository. */
export function syntaxOf(file: string): Syntax {
  return parseSource(sourceOf(file), file)
}
