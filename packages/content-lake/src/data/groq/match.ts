import type {StoredDocument} from '../../contract.ts'
import {parseTextQuery, patternFrequencies, scoreOf, textScore, textsOf} from '../documents/text.ts'
import {lakeCall, type LakeFunctions} from './function-list.ts'
import {callOf, type GroqNode, literal, part, parts, ungroup} from './nodes.ts'

/** groq-js lacks `text::query()`, splits words differently, and backtracks for hours. */
export function rewriteMatch(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'OpCall' || node['op'] !== 'match') return undefined
  return matchCall('matches', node)
}

function matchCall(kind: 'matches' | 'score', node: GroqNode): GroqNode {
  const right = ungroup(part(node, 'right'))
  const isText = right.type === 'FuncCall' && right['namespace'] === 'text'
  const wanted = isText ? (parts(right, 'args')[0] ?? literal(null)) : right
  const called = literal(`${isText ? 'text' : 'pattern'} ${kind}`)
  return lakeCall('call', called, part(node, 'left'), wanted)
}

/** Scores by word frequency: `true` scores 1 in groq-js, and `boost()` adds the rest. */
export function rewriteScored(node: GroqNode): GroqNode {
  if (node.type === 'OpCall' && node['op'] === 'match') {
    const rest = {type: 'OpCall', op: '-', left: matchCall('score', node), right: literal(1)}
    return callOf('global', 'boost', literal(true), rest)
  }
  if (node.type === 'Group') return rewriteScored(part(node, 'base'))
  if (node.type === 'Or' || node.type === 'And') {
    const [left, right] = [rewriteScored(part(node, 'left')), rewriteScored(part(node, 'right'))]
    return {...node, left, right}
  }
  if (node.type !== 'FuncCall' || node['name'] !== 'boost') return node
  const [condition = node, value = literal(null)] = parts(node, 'args')
  // A negative boost becomes null: such a term scores nothing.
  const isBoost = {type: 'OpCall', op: '>=', left: value, right: literal(0)}
  const boost = {
    type: 'Select',
    alternatives: [{type: 'SelectAlternative', condition: isBoost, value}],
  }
  return {...node, args: [rewriteScored(condition), boost]}
}

/** The operator `match`. */
export const matchFunctions: LakeFunctions = {
  'text matches': (value, search) => searchScore(value, search) > 0,
  'text score': (value, search) => searchScore(value, search),
  'pattern matches': (texts, pattern) => {
    const found = frequencies(texts, pattern)
    return found.length > 0 && found.every((frequency) => frequency > 0)
  },
  'pattern score': (texts, pattern) => scoreOf(frequencies(texts, pattern)),
}

/** How often each word of a pattern occurs; empty unless every part of the pattern is a string. */
function frequencies(texts: unknown, pattern: unknown): number[] {
  const patterns = [pattern].flat()
  return patterns.every((text) => typeof text === 'string')
    ? patternFrequencies(
        patterns,
        [texts].flat().filter((text) => typeof text === 'string'),
      )
    : []
}

/** Text score of a string, a list or a document; 0 without a match. */
function searchScore(value: unknown, search: unknown): number {
  return typeof search === 'string' ? textScore(parseTextQuery(search), searchedTexts(value)) : 0
}

/** Strings of a value: itself, list items, or every text of a document. */
function searchedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(searchedTexts)
  return isDocument(value) ? textsOf(value) : []
}

function isDocument(value: unknown): value is StoredDocument {
  return typeof value === 'object' && value !== null && '_id' in value
}
