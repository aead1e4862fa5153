import {evaluateSync, GroqSyntaxError, parse, type ParseOptions} from 'groq-js'

import type {ApiError} from '../../errors.ts'
import {refuseUnavailable} from './functions.ts'
import {GEO} from './geo.ts'
import {growthOf} from './growth.ts'
import {misuseOf} from './misuse.ts'
import {children, type GroqNode, mapChildren, part, parts, ungroup} from './nodes.ts'
import {queryErrorAt, queryError} from './query-errors.ts'

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*/.source
const TOKEN = new RegExp(`${STRING}|(?<unclosed>["'][^]*)|[\\w$]+|[^\\s\\w$]`, 'g')
/** The end of a text that needs an expression after it. */
const OPEN_END = /(?:[-=<!+/%&,([:]|[^-]>|\|\||\b(?:in|match))\s*$/
/** Finds `geo(`, which groq-js does not know; matches strings and comments too, to skip them. */
const GEO_CALL = new RegExp(`${STRING}|(?<![\\w.:$])geo\\s*\\(`, 'g')
/** A string whose escapes GROQ knows; groq-js makes others into "undefined". */
const ESCAPED = /^(?:[^\\]|\\(?:["'\\/bfnrt]|u[\da-f]{4}|u\{0*(?:[\da-f]{1,5}|10[\da-f]{4})\}))*$/i
/** Copies of a value that fit into memory; chained projections can double it with every step. */
const MAX_GROWTH = 10_000

/** `before()` and `after()` exist in delta mode only. */
export type Mode = 'normal' | 'delta'

/** Parses a query; throws an ApiError 400 when it is malformed. */
export function parseQuery(
  query: string,
  params: Record<string, unknown>,
  mode: Mode = 'normal',
): GroqNode {
  return refuseDeep(query, () => {
    const tree = balanced(parseTree(query, {params, mode}))
    if (growthOf(tree) > MAX_GROWTH) throw parseError(query, 'Query could grow without bound')
    refuseUnusable(query, mode, tree)
    return tree
  })
}

/** Runs a recursive walk; throws an ApiError 400 when the query's nesting overflows the stack. */
export function refuseDeep<T>(query: string, walk: () => T): T {
  try {
    return walk()
  } catch (error) {
    if (error instanceof RangeError) throw parseError(query, 'Query is nested too deeply')
    throw error
  }
}

function parseGroq(query: string, options: ParseOptions): GroqNode {
  try {
    // groq-js rejects a trailing comment without a newline.
    return parse(`${query}\n`, options)
  } catch (error) {
    if (!String(error).endsWith('Undefined function: geo')) throw error
    const known = query.replaceAll(GEO_CALL, (found) => {
      return found.startsWith('geo') ? `geo::latLng("${GEO}",` : found
    })
    return parse(`${known}\n`, options)
  }
}

function parseTree(query: string, options: ParseOptions): GroqNode {
  try {
    const tree = parseGroq(query, options)
    const odd = tokensOf(query).find(({text}) => /^["']/.test(text) && !ESCAPED.test(text))
    if (odd) throw new GroqSyntaxError(odd.start, query, '')
    return tree
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw syntaxError(query, error)
    if (error instanceof RangeError) throw error
    throw parseError(query, error instanceof Error ? error.message : '')
  }
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isUnclosed: boolean
}

function tokensOf(query: string): Token[] {
  return Array.from(query.matchAll(TOKEN), ({0: text, index: start, groups}) => {
    return {text, start, end: start + text.length, isUnclosed: groups?.['unclosed'] !== undefined}
  })
}

/** Where an error is. groq-js points into tokens and past open strings. */
function placeOf(query: string, position: number): number {
  const tokens = tokensOf(query)
  const unclosed = tokens.find(({isUnclosed}) => isUnclosed)
  const entered = tokens.find(({start, end}) => start < position && position < end)
  return unclosed?.start ?? entered?.end ?? position
}

/** Rewords a syntax error as hosted. groq-js points before whitespace. */
function syntaxError(query: string, {position, message}: GroqSyntaxError): ApiError {
  const rest = query.slice(placeOf(query, position)).trimStart()
  const start = query.length - rest.length
  const token = rest.match(TOKEN)?.[0]
  const end = start + (token?.length ?? 1)
  const missing = /Expected "(.+?)" after/.exec(message)?.[1]
  const found = token ? `unexpected token ${JSON.stringify(token)}` : 'unexpected end-of-file'
  const isOpen = message.endsWith('Expected expression') || OPEN_END.test(query.slice(0, start))
  const expected = isOpen ? `${found}, expected expression` : found
  const description = missing ? `expected '${missing}' following expression` : expected
  return queryErrorAt('queryParseError', query, {description, start, end})
}

/** For an error without a position, points at the function that its message names. */
function parseError(query: string, message: string): ApiError {
  const description = message.replace(
    /^Undefined (?:pipe )?function: (\w+)/,
    'unknown function "$1"',
  )
  const name = /\b(?:function|unexpected) "?(\w+)/.exec(description)?.[1]
  return queryError('queryParseError', query, description, name && `${name}(`)
}

/** Makes chains of thousands of `||` or `&&`, which nest to the left, as shallow as they can be. */
function balanced(node: GroqNode): GroqNode {
  if (node.type !== 'Or' && node.type !== 'And') return mapChildren(node, balanced)
  const terms: GroqNode[] = []
  let rest = node
  for (; rest.type === node.type; rest = part(rest, 'left')) terms.push(part(rest, 'right'))
  return joined(node.type, [rest, ...terms.toReversed()].map(balanced))
}

function joined(type: string, terms: readonly GroqNode[]): GroqNode {
  const [first, ...others] = terms
  if (first && others.length === 0) return first
  const middle = Math.ceil(terms.length / 2)
  const [left, right] = [terms.slice(0, middle), terms.slice(middle)].map((half) =>
    joined(type, half),
  )
  return {type, left, right}
}

function refuseUnusable(query: string, mode: Mode, node: GroqNode): void {
  if (node.type === 'Parameter') {
    const name = `$${String(node['name'])}`
    const description = `param ${name} referenced, but not provided`
    throw queryError('queryParseError', query, description, name)
  }
  if (mode === 'normal' && node['namespace'] === 'delta') {
    throw parseError(query, `unknown function "${String(node['name'])}"`)
  }
  refuseUnavailable(query, node)
  const misuse = misuseOf(node)
  if (misuse) throw queryError('queryParseError', query, misuse, /\w+\(/.exec(misuse)?.[0])
  // The only place of `text::query()`.
  const isMatch = node['op'] === 'match' && ungroup(part(node, 'right'))['namespace'] === 'text'
  const below = isMatch
    ? [part(node, 'left'), ...parts(ungroup(part(node, 'right')), 'args')]
    : children(node)
  for (const child of below) refuseUnusable(query, mode, child)
}

const CONSTANT = new Set(['Value', 'Array', 'ArrayElement', 'Group', 'OpCall', 'Neg', 'Pos'])

/** Value of a constant expression; undefined when it depends on anything else. */
export function constant(node: GroqNode): unknown {
  return isConstant(node) ? (evaluateSync(node).data as unknown) : undefined
}

function isConstant(node: GroqNode): boolean {
  return CONSTANT.has(node.type) && children(node).every(isConstant)
}
