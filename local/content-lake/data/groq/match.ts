import type {StoredDocument} from '../../contract.ts'
import {type GroqNode, hostCallOf, literal, part, parts, ungroup} from './nodes.ts'
import {matchesPatterns, parseTextQuery, patternScore, textScore, textsOfDocument} from './text.ts'

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
  const base = part(node, 'left')
  if (right.type !== 'FuncCall' || right['namespace'] !== 'text') {
    return hostCallOf(`pattern-${kind}`, base, right)
  }
  return {type: 'TextSearch', kind, base, search: parts(right, 'args')[0] ?? literal(null)}
}

/** An argument of `score()` in which each match is as good as its words are frequent. */
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

/** The functions that the rewritten forms call. */
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

/** How well a string, the strings in a list or a document answer a search: 0 when they do not. */
export function searchScore(value: unknown, search: string): number {
  return textScore(parseTextQuery(search), searchedTexts(value))
}

/** A string, each string in a list, or every text in a document. */
function searchedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(searchedTexts)
  return isDocument(value) ? textsOfDocument(value) : []
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
