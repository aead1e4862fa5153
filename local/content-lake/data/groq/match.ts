import type {StoredDocument} from '../../contract.ts'
import {type GroqNode, hostCallOf, literal, part, parts, ungroup} from './nodes.ts'
import {matchesPatterns, parseTextQuery, patternScore, textScore, textsOfDocument} from './text.ts'

/**
 * Rewrites `match` to our own call: groq-js lacks `text::query()`, splits words differently from
 * the hosted lake, and builds regular expressions that backtrack for hours.
 */
export function rewriteMatch(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'OpCall' || node['op'] !== 'match') return undefined
  return matchCall('match', node)
}

function matchCall(kind: 'match' | 'score', node: GroqNode): GroqNode {
  const right = ungroup(part(node, 'right'))
  const base = part(node, 'left')
  if (right.type !== 'FuncCall' || right['namespace'] !== 'text') {
    return hostCallOf(`pattern-${kind}`, base, right)
  }
  return {type: 'TextSearch', kind, base, search: parts(right, 'args')[0] ?? literal(null)}
}

/** Rewrites an argument of `score()`, so that a match scores by word frequency. */
export function rewriteScored(node: GroqNode): GroqNode {
  if (node.type === 'OpCall' && node['op'] === 'match') return matchCall('score', node)
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

export const matchFunctions = {
  'pattern-match': (texts: unknown, pattern: unknown) => {
    const patterns = textsOf(pattern)
    return patterns !== undefined && matchesPatterns(patterns, knownTexts(texts))
  },
  'pattern-score': (texts: unknown, pattern: unknown) => {
    const patterns = textsOf(pattern)
    return patterns === undefined ? 0 : patternScore(patterns, knownTexts(texts))
  },
}

/** Text score of a string, a list or a document; 0 without a match. */
export function searchScore(value: unknown, search: string): number {
  return textScore(parseTextQuery(search), searchedTexts(value))
}

/** Strings of a value: itself, list items, or every text of a document. */
function searchedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(searchedTexts)
  return isDocument(value) ? textsOfDocument(value) : []
}

function isDocument(value: unknown): value is StoredDocument {
  return typeof value === 'object' && value !== null && '_id' in value
}

/** Strings of a pattern; undefined when any part is no string. */
function textsOf(value: unknown): string[] | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.every((text) => typeof text === 'string') ? texts : undefined
}

function knownTexts(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string')
}
