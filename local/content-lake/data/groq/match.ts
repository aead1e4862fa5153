import {randomUUID} from 'node:crypto'

import type {StoredDocument} from '../../contract.ts'
import {hookCall} from './hook.ts'
import {callOf, type GroqNode, literal, part, parts, plus, ungroup} from './nodes.ts'
import {constant} from './parse.ts'
import {
  matchesPatterns,
  matchesText,
  parseTextQuery,
  type TextQuery,
  wordsOf,
  wordsOfDocument,
} from './text.ts'

/** Between the texts of one argument. */
const UNIT = '\u001f'
/** Between the pattern and the texts. */
const RECORD = '\u001e'
/** Before the id of a document all of whose texts are meant. */
const DOCUMENT = `\u0001${randomUUID()}:`
const MAX_NATIVE_STARS = 2

/**
 * `match` in a form that can be evaluated: groq-js has no `text::query()`, and a pattern with many `*` would become a
 * regular expression that takes for ever. Other uses of `match` are left to groq-js.
 */
export function rewriteMatch(node: GroqNode, textQueries: TextQuery[]): GroqNode | undefined {
  if (node.type !== 'OpCall' || node['op'] !== 'match') return undefined
  const right = ungroup(part(node, 'right'))
  const texts = textsOf(part(node, 'left'))
  if (right.type !== 'FuncCall' || right['namespace'] !== 'text') {
    if (isHarmless(constant(right))) return undefined
    return hookCall('match', plus(plus(textsOf(right), literal(RECORD)), texts))
  }
  const search = parts(right, 'args')[0]
  const known = search && constant(search)
  if (typeof known === 'string') {
    textQueries.push(parseTextQuery(known))
    return hookCall('text', plus(literal(`${textQueries.length - 1}${RECORD}`), texts))
  }
  if (!search || known !== undefined) return literal(false)
  return hookCall('search', plus(plus(textsOf(search), literal(RECORD)), texts))
}

function isHarmless(pattern: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.every(isHarmless)
  if (typeof pattern !== 'string') return pattern !== undefined
  return pattern.split('*').length - 1 <= MAX_NATIVE_STARS
}

/** An expression for the texts in `node` as one string: strings, arrays of strings, or a whole document for `@`. */
function textsOf(node: GroqNode): GroqNode {
  const inner = ungroup(node)
  if (inner.type === 'Array') {
    const each = parts(inner, 'elements').map((element) => textsOf(part(element, 'value')))
    return each.reduce<GroqNode>(
      (joined, text) => plus(plus(joined, literal(UNIT)), text),
      literal(''),
    )
  }
  const alone = callOf('global', 'string', inner)
  const several = callOf('array', 'join', callOf('array', 'compact', inner), literal(UNIT))
  const id = {type: 'AccessAttribute', base: inner, name: '_id'}
  const whole = inner.type === 'This' ? [plus(literal(DOCUMENT), id)] : []
  return callOf('global', 'coalesce', alone, several, ...whole, literal(''))
}

/** Evaluates a call that {@link rewriteMatch} wrote. */
export function evaluateMatch(
  name: string,
  argument: string,
  textQueries: readonly TextQuery[],
  find: (id: string) => StoredDocument | undefined,
): boolean {
  const end = argument.indexOf(RECORD)
  const pattern = argument.slice(0, end)
  const texts = argument.slice(end + 1).split(UNIT)
  if (name === 'match') return matchesPatterns(pattern.split(UNIT), texts)
  const query = name === 'text' ? textQueries[Number(pattern)] : parseTextQuery(pattern)
  if (!query) return false
  const fields = texts.flatMap((text) => {
    if (!text.startsWith(DOCUMENT)) return [wordsOf(text)]
    const document = find(text.slice(DOCUMENT.length))
    return document ? wordsOfDocument(document) : []
  })
  return matchesText(query, fields)
}
