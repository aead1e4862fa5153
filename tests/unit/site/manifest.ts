import {parse} from 'groq-js'

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
