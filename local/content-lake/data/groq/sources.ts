import type {StoredDocument} from '../../contract.ts'
import type {View} from '../views.ts'
import {type Conjunction, fill, REFERENCES, type Template} from './constraints.ts'
import {hookCall} from './hook.ts'
import {callOf, type GroqNode, literal, plus} from './nodes.ts'

/** Between the texts of a call; a text that contains it makes the call unreadable and so unconstrained. */
const UNIT = '\u001f'
/** Before a text; adding it to anything but a text gives nothing. */
const TEXT = '='

/** The expression that asks for a template's documents, with the values of its holes where it stands. */
export function sourceCall(index: number, template: Template): GroqNode {
  const argument = template.holes.reduce<GroqNode>(
    (joined, hole) => {
      const text = callOf('global', 'coalesce', plus(literal(TEXT), hole), literal(''))
      return plus(plus(joined, literal(UNIT)), text)
    },
    literal(String(index)),
  )
  return hookCall('source', argument)
}

/** What a call that {@link sourceCall} wrote asks for. */
export function readSourceCall(templates: readonly Template[], argument: string): Conjunction[] {
  const [index, ...texts] = argument.split(UNIT)
  const template = templates[Number(index)]
  if (!template) throw new TypeError('A query asks for a source that it does not have')
  const isReadable = texts.length === template.holes.length
  const values = texts.map((text) => (text.startsWith(TEXT) ? text.slice(TEXT.length) : undefined))
  return fill(template, isReadable ? values : [])
}

/** Documents that can satisfy one of the alternatives: all that do, and maybe others. */
export function candidates(
  alternatives: readonly Conjunction[],
  view: View,
): readonly StoredDocument[] {
  const lists: (readonly StoredDocument[])[] = []
  for (const conjunction of alternatives) {
    const found = lookUp(conjunction, view)
    if (!found) return view.documents
    lists.push(...found)
  }
  if (lists.length === 1 && lists[0]) return lists[0]
  return [...new Set(lists.flat())].sort((a, b) => (a._id < b._id ? -1 : 1))
}

function lookUp(conjunction: Conjunction, view: View): (readonly StoredDocument[])[] | undefined {
  const ids = conjunction.get('_id')
  if (ids) return [[...new Set(ids.map(String))].sort().flatMap((id) => view.get(id) ?? [])]
  const found = [...conjunction].map(([path, values]) =>
    values.map((value) => {
      return path === REFERENCES ? view.referringTo(String(value)) : view.withValue(path, value)
    }),
  )
  return found.sort((a, b) => countOf(a) - countOf(b))[0]
}

function countOf(lists: (readonly StoredDocument[])[]): number {
  return lists.reduce((count, list) => count + list.length, 0)
}
