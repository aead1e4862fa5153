import type {StoredDocument} from '../../contract.ts'
import {hookCall} from './hook.ts'
import {callOf, type GroqNode, literal, part, parts, ungroup} from './nodes.ts'
import {
  matchesPatterns,
  matchesText,
  parseTextQuery,
  patternScore,
  type TextQuery,
  textScore,
  wordsOf,
  wordsOfDocument,
} from './text.ts'

/**
 * `match` as a call of ours: groq-js has no `text::query()`, splits words differently from the hosted lake, and builds
 * regular expressions that a hostile pattern can keep busy for hours.
 */
export function rewriteMatch(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'OpCall' || node['op'] !== 'match') return undefined
  return matchCall('match', node)
}

function matchCall(kind: 'match' | 'score', node: GroqNode): GroqNode {
  const right = ungroup(part(node, 'right'))
  const isSearch = right.type === 'FuncCall' && right['namespace'] === 'text'
  const pattern = isSearch ? (parts(right, 'args')[0] ?? literal(null)) : right
  const name = isSearch ? `text-${kind}` : `pattern-${kind}`
  return hookCall(name, part(node, 'left'), pattern)
}

/**
 * An argument of `score()` in a form that groq-js can add up: it gives 1 for any condition that it does not know, and
 * `boost()` adds to that, so a match is written as the boost that makes it as good as its words are frequent.
 */
export function rewriteScored(node: GroqNode): GroqNode {
  if (node.type === 'OpCall' && node['op'] === 'match') {
    const score = matchCall('score', node)
    const matched = {type: 'OpCall', op: '>', left: score, right: literal(0)}
    const more = {type: 'OpCall', op: '-', left: score, right: literal(1)}
    return callOf('global', 'boost', matched, more)
  }
  if (node.type === 'Group') return rewriteScored(part(node, 'base'))
  if (node.type === 'Or' || node.type === 'And') {
    return {
      ...node,
      left: rewriteScored(part(node, 'left')),
      right: rewriteScored(part(node, 'right')),
    }
  }
  if (node.type === 'FuncCall' && node['name'] === 'boost') {
    const [condition, ...rest] = parts(node, 'args')
    return condition ? {...node, args: [rewriteScored(condition), ...rest]} : node
  }
  return node
}

/** The functions that the rewritten forms call. */
export const matchFunctions = {
  'text-match': (texts: unknown, search: unknown) => {
    return typeof search === 'string' && matchesText(textQuery(search), wordLists(texts))
  },
  'text-score': (texts: unknown, search: unknown) => {
    return typeof search === 'string' ? textScore(textQuery(search), wordLists(texts)) : 0
  },
  'pattern-match': (texts: unknown, pattern: unknown) => {
    const patterns = textsOf(pattern)
    return patterns !== undefined && matchesPatterns(patterns, knownTexts(texts))
  },
  'pattern-score': (texts: unknown, pattern: unknown) => {
    const patterns = textsOf(pattern)
    return patterns === undefined ? 0 : patternScore(patterns, knownTexts(texts))
  },
}

let lastSearch = {text: '', query: parseTextQuery('')}

/** A query asks for one search over and over. */
function textQuery(search: string): TextQuery {
  if (lastSearch.text !== search) lastSearch = {text: search, query: parseTextQuery(search)}
  return lastSearch.query
}

/** The words of a string, of each string in a list, or of every text in a document. */
function wordLists(value: unknown): (readonly string[])[] {
  if (typeof value === 'string') return [wordsOf(value)]
  if (Array.isArray(value)) return value.flatMap(wordLists)
  return isDocument(value) ? wordsOfDocument(value) : []
}

function isDocument(value: unknown): value is StoredDocument {
  return typeof value === 'object' && value !== null && '_id' in value
}

/** The strings of a pattern; none counts as a pattern when one part of it is no string. */
function textsOf(value: unknown): string[] | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.every((text) => typeof text === 'string') ? texts : undefined
}

function knownTexts(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string')
}
