import type {SanityClient} from '@sanity/client'
import {isPublishedId} from '@sanity/client/csm'
import type {
  CustomValidator,
  DocumentDefinition,
  Path,
  SanityDocument,
  ValidationError,
} from 'sanity'

import {figureKeys} from '../../lib/content/figures/insert'
import {apiVersion} from '../../lib/platform/sanity/api-version'
import {message, messageIn, type Message} from '../message'

/** A string in a document, and the keys of the figures it contains. */
interface Naming {
  path: Path
  keys: string[]
}

function segmentOf(item: unknown, index: number): Path[number] {
  const {_key} = Object(item) as {_key?: unknown}
  return typeof _key === 'string' ? {_key} : index
}

function namingsIn(value: unknown, path: Path = []): Naming[] {
  if (typeof value === 'string') {
    const keys = figureKeys(value)
    return keys.length > 0 ? [{path, keys}] : []
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => namingsIn(item, [...path, segmentOf(item, index)]))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => namingsIn(field, [...path, name]))
}

type Told = Record<'unknown' | 'unpublished', (keys: string) => Message>

const words: Told = {
  unknown: (keys) =>
    message(
      `There’s no figure called ${keys}. Visitors would see a dash instead.`,
      `Aucun chiffre ne s’appelle ${keys}. Les visiteurs verraient un tiret à la place.`,
    ),
  unpublished: (keys) =>
    message(
      `The figure ${keys} isn’t published yet. Until it is, visitors see a dash.`,
      `Le chiffre ${keys} n’est pas encore publié. D’ici là, les visiteurs voient un tiret.`,
    ),
}

const keysQuery = '*[_type == "figure" && defined(key)]{_id, key}'

type Figure = {_id: string; key: string}

/** Cache lifetime of the list of figures, in milliseconds: forms validate on every keystroke. */
const freshness = 2000

let figures: Promise<Figure[]> | null = null

function readFigures(client: SanityClient): Promise<Figure[]> {
  figures ??= client.withConfig({perspective: 'raw'}).fetch<Figure[]>(keysQuery)
  const current = figures
  const forget = () => {
    if (figures === current) figures = null
  }
  current.then(() => setTimeout(forget, freshness), forget)
  return current
}

function isWrong(state: keyof Told, key: string, known: Figure[]): boolean {
  const same = known.filter((figure) => figure.key === key)
  if (state === 'unknown') return same.length === 0
  return same.length > 0 && !same.some(({_id}) => isPublishedId(_id))
}

/** Rejects texts that refer to figures which do not exist, or are not published yet. */
function namesOnly(state: keyof Told): CustomValidator<SanityDocument | undefined> {
  return async (document, context) => {
    const namings = namingsIn(document)
    if (namings.length === 0) return true
    const known = await readFigures(context.getClient({apiVersion}))
    const faults = namings.flatMap((naming): ValidationError[] => {
      const wrong = naming.keys.filter((key) => isWrong(state, key, known))
      if (wrong.length === 0) return []
      return [{message: messageIn(words[state](wrong.join(', ')), context), path: naming.path}]
    })
    return faults.length === 0 || faults
  }
}

type Rules = Extract<DocumentDefinition['validation'], (...args: never[]) => unknown>

/** Adds a validation rule to a type: texts may only refer to existing figures. */
export function namingKnownFigures<T extends DocumentDefinition>(type: T): T {
  const own: Rules | undefined = type.validation
  const validation: Rules = (rule, context) => [
    ...[own?.(rule, context) ?? []].flat(),
    rule.custom(namesOnly('unknown')).error(),
    rule.custom(namesOnly('unpublished')).warning(),
  ]
  return {...type, validation}
}
