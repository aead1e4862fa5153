import {GEO} from './geo.ts'
import {children, type GroqNode, part, parts, ungroup} from './nodes.ts'

/** Numbers of arguments that groq-js does not check. */
const ARGUMENTS: Record<string, number> = {
  'delta::operation': 0,
  geo: 1,
  'geo::contains': 2,
  'geo::distance': 2,
  'geo::intersects': 2,
  'geo::latLng': 2,
  'sanity::dataset': 0,
  'sanity::projectId': 0,
}

/** Why the hosted lake refuses a call that groq-js accepts, in its words; undefined when it does not. */
export function misuseOf(node: GroqNode): string | undefined {
  if (node.type === 'PipeFuncCall' && node['name'] === 'score') return misuseOfScore(node)
  if (node.type !== 'FuncCall') return undefined
  const known = `${String(node['namespace'])}::${String(node['name'])}`
  if (known === 'text::query')
    return 'text::query() function cannot be used in its current position'
  const args = parts(node, 'args')
  const isGeo = args[0]?.['value'] === GEO
  const expected = ARGUMENTS[isGeo ? GEO : known]
  const given = args.length - Number(isGeo)
  if (expected === undefined || given === expected) return undefined
  const name = isGeo ? GEO : String(node['name'])
  return `Incorrect number of arguments to function ${name}(). Expected ${expected}, got ${given}.`
}

function misuseOfScore(node: GroqNode): string | undefined {
  if (!areStored(part(node, 'base')))
    return 'score() function cannot be used in its current position'
  const isComputed = parts(node, 'args').some(needsOtherValues)
  return isComputed ? 'score() function received unexpected expression' : undefined
}

/** Whether a list holds documents as they are stored. */
function areStored(list: GroqNode): boolean {
  const node = ungroup(list)
  if (node.type === 'Everything') return true
  const isSelection = ['Filter', 'Slice', 'PipeFuncCall', 'ArrayCoerce'].includes(node.type)
  return isSelection && areStored(part(node, 'base'))
}

/** Whether an expression reads other documents, or text of lists in lists, which no index of words holds. */
function needsOtherValues(node: GroqNode): boolean {
  if (node.type === 'Deref' || node.type === 'Everything') return true
  const isText = node.type === 'FuncCall' && node['namespace'] === 'pt'
  return (isText && listsIn(node) > 1) || children(node).some(needsOtherValues)
}

function listsIn(node: GroqNode): number {
  return children(node).reduce(
    (count, child) => count + listsIn(child),
    node.type === 'ArrayCoerce' ? 1 : 0,
  )
}
