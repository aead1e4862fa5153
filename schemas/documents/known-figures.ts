import type {SanityClient} from '@sanity/client'
import {isPublishedId} from '@sanity/client/csm'
import type {
  CustomValidator,
  DocumentDefinition,
  Path,
  SanityDocument,
  ValidationError,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {figureKeys, isVerbatim} from '../../lib/sanity/figures'
import {nodesIn} from '../../lib/server/json'
import {bilingualFunction, type Choose, message, type Message} from '../bilingual'

/** A string in a document, and the keys of the figures it contains. */
interface Naming {
  path: Path
  keys: string[]
}

function namingsIn(document: unknown): Naming[] {
  return [...nodesIn(document, (value) => isVerbatim(value, ''))].flatMap(({value, path}) => {
    const name = path.at(-1)
    const field = typeof name === 'string' ? name : ''
    const keys = typeof value === 'string' ? figureKeys({[field]: value}) : []
    return keys.length > 0 ? [{path, keys}] : []
  })
}

type Messages = Record<'unknown' | 'unpublished', (keys: string) => Message>

const messages: Messages = {
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

function isWrong(state: keyof Messages, key: string, known: Figure[]): boolean {
  const same = known.filter((figure) => figure.key === key)
  if (state === 'unknown') return same.length === 0
  return same.length > 0 && !same.some(({_id}) => isPublishedId(_id))
}

/** Rejects texts that refer to figures which do not exist, or are not published yet. */
function namesOnly(
  state: keyof Messages,
  choose: Choose,
): CustomValidator<SanityDocument | undefined> {
  return async (document, context) => {
    const namings = namingsIn(document)
    if (namings.length === 0) return true
    const known = await readFigures(context.getClient({apiVersion}))
    const errors = namings.flatMap((naming): ValidationError[] => {
      const wrong = naming.keys.filter((key) => isWrong(state, key, known))
      if (wrong.length === 0) return []
      return [{message: choose(messages[state](wrong.join(', '))), path: naming.path}]
    })
    return errors.length === 0 || errors
  }
}

type Rules = Extract<DocumentDefinition['validation'], (...args: never[]) => unknown>

/** Adds a validation rule to a type: texts may only refer to existing figures. */
export function namingKnownFigures<T extends DocumentDefinition>(type: T): T {
  const own: Rules | undefined = type.validation
  const validation = bilingualFunction((choose): Rules => (rule, context) => [
    ...[own?.(rule, context) ?? []].flat(),
    rule.custom(namesOnly('unknown', choose)).error(),
    rule.custom(namesOnly('unpublished', choose)).warning(),
  ])
  return {...type, validation}
}
