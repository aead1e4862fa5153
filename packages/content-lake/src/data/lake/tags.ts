import {hash} from 'node:crypto'

import type {StoredDocument} from '../../contract.ts'
import type {DocumentSet} from '../documents/document-set.ts'
import {isPublishedId, publishedIdOf} from '../documents/ids.ts'
import {outgoingReferences, REFERENCES} from '../documents/references.ts'
import {type Primitive, valuesAt} from '../documents/values.ts'
import {type Conjunction, fill, TEXT, VERSIONS} from '../groq/constraints.ts'
import type {Evaluation} from '../groq/evaluate.ts'
import type {Plan} from '../groq/plan.ts'
import type {Change} from '../writes/staging.ts'

/**
 * Paths that a filter compares, such as `_type` and `slug.current`. A query's sync tag hashes shape and values. The
 * empty shape stands for filters that cannot be analyzed, and matches every change.
 */
export type Shape = readonly string[]

/** Readers of published documents, or of drafts and releases, who see more changes. */
type Audience = 'published' | 'everything'

const ID: Shape = ['_id']
const TYPE: Shape = ['_type']
const ALL: Shape = []
const MAX_SHAPES = 512
const MAX_PATHS = 4
const MAX_TAGS_PER_FILTER = 1000
/** Bounds the work: a query may compare each item of a long list. */
const MAX_TAGS_PER_STATE = 100_000
const MAX_DEREFERENCED = 200
const MAX_FILTERS = 200

/** Shapes of a dataset's queries. Persistent, because sites keep tags for weeks. */
export class Shapes {
  readonly #known = new Map<string, Shape>()
  readonly #remember: (key: string) => void

  constructor(stored: readonly string[], remember: (key: string) => void) {
    this.#remember = remember
    for (const shape of [ALL, ID, TYPE]) this.#known.set(JSON.stringify(shape), shape)
    for (const key of stored) this.#known.set(key, JSON.parse(key) as string[])
  }

  all(): Iterable<Shape> {
    return this.#known.values()
  }

  /** False when full, so that queries cannot slow down every write, and when the disk is full. */
  admit(shape: Shape): boolean {
    const key = JSON.stringify(shape)
    if (this.#known.has(key)) return true
    if (this.#known.size >= MAX_SHAPES) return false
    try {
      this.#remember(key)
    } catch {
      return false
    }
    this.#known.set(key, shape)
    return true
  }
}

/** Input for computing the tags of a result. */
export interface TagContext {
  dataset: string
  audience: Audience
  shapes: Shapes
  typeOf: (id: string) => string | undefined
}

export function tagsOfQuery(
  plan: Plan,
  {filters, dereferenced}: Evaluation,
  context: TagContext,
): string[] {
  const tags = new Set<string>()
  if (plan.readsEverything) tags.add(tagOf(context, ALL, []))
  // So many filters come from a loop; tag by type instead.
  const isLoop = filters.length > MAX_FILTERS
  for (const {source, values} of filters) {
    for (const conditions of plan.sources[source] ?? []) {
      const filter = fill(conditions, values)
      for (const tag of tagsOfFilter(isLoop ? onlyType(filter) : filter, context)) tags.add(tag)
    }
  }
  addDereferenced(dereferenced, context, tags)
  return [...tags]
}

function tagsOfFilter(conjunction: Conjunction, context: TagContext): string[] {
  for (const candidate of [narrowed(conjunction), onlyType(conjunction)]) {
    const shape = [...candidate.keys()]
    const combinations = combine([...candidate.values()])
    if (combinations.length > MAX_TAGS_PER_FILTER || !context.shapes.admit(shape)) continue
    return combinations.map((values) => tagOf(context, shape, values))
  }
  return [tagOf(context, ALL, [])]
}

/** At most {@link MAX_PATHS} conditions in a fixed order; an id alone is enough. */
function narrowed(conjunction: Conjunction): Conjunction {
  const ids = conjunction.get('_id') ?? conjunction.get(VERSIONS)
  if (ids) return new Map([['_id', unique(ids.map(asPublishedId))]])
  const known = [...conjunction.keys()].filter((path) => path !== TEXT)
  const paths = known.sort(byUsefulness).slice(0, MAX_PATHS)
  const entries = paths.map((path) => {
    const values = conjunction.get(path) ?? []
    return [path, unique(path === REFERENCES ? values.map(asPublishedId) : [...values])] as const
  })
  return new Map(entries)
}

function byUsefulness(a: string, b: string): number {
  return usefulness(a) - usefulness(b) || (a < b ? -1 : 1)
}

function usefulness(path: string): number {
  if (path === '_type') return 0
  return path === REFERENCES ? 1 : 2
}

function onlyType(conjunction: Conjunction): Conjunction {
  const types = conjunction.get('_type')
  return new Map(types ? [['_type', unique([...types])]] : [])
}

function unique(values: Primitive[]): Primitive[] {
  return [...new Set(values)]
}

function asPublishedId(id: Primitive): Primitive {
  return typeof id === 'string' ? publishedIdOf(id) : id
}

function addDereferenced(ids: ReadonlySet<string>, context: TagContext, tags: Set<string>): void {
  const few = ids.size <= MAX_DEREFERENCED
  for (const id of ids) {
    const type = few ? undefined : context.typeOf(id)
    const [shape, value] = type === undefined ? [ID, publishedIdOf(id)] : [TYPE, type]
    tags.add(tagOf(context, shape, [value]))
  }
}

function combine(
  lists: readonly (readonly Primitive[])[],
  most = MAX_TAGS_PER_FILTER,
): Primitive[][] {
  let combinations: Primitive[][] = [[]]
  for (const list of lists) {
    // Stops early: the caller gives up past the limit.
    if (combinations.length * list.length > most) return Array.from({length: most + 1}, () => [])
    combinations = combinations.flatMap((start) => list.map((value) => start.concat([value])))
  }
  return combinations
}

function tagOf(
  context: Pick<TagContext, 'dataset' | 'audience'>,
  shape: Shape,
  values: readonly Primitive[],
): string {
  const text = JSON.stringify([context.dataset, context.audience, shape, values])
  return `s1:${hash('sha1', text, 'base64url').slice(0, 16)}`
}

/** Tags of all states before and after, in every shape: filters the document may have left. */
function tagsOfStates(
  states: readonly StoredDocument[],
  context: Pick<TagContext, 'dataset' | 'audience' | 'shapes'>,
): Set<string> {
  const tags = new Set<string>()
  for (const document of states) {
    for (const shape of context.shapes.all()) {
      const lists = shape.map((path) => valuesOf(document, path))
      for (const values of combine(lists, MAX_TAGS_PER_STATE)) {
        if (values.length === shape.length) tags.add(tagOf(context, shape, values))
      }
    }
  }
  return tags
}

function valuesOf(document: StoredDocument, path: string): Primitive[] {
  if (path === '_id') return [publishedIdOf(document._id)]
  if (path === REFERENCES) {
    return [...new Set([...outgoingReferences(document).all].map(publishedIdOf))]
  }
  return valuesAt(document, path)
}

/**
 * Tags of a transaction. Draft readers see one document per group, so a draft can also uncover or hide the published
 * document: all states of the group count. Other readers see published changes only.
 */
export function changeTags(
  name: string,
  {documents, shapes}: {documents: DocumentSet; shapes: Shapes},
  changes: readonly Change[],
): {publishedSyncTags: string[]; syncTags: string[]} {
  const published = changes.filter((change) => isPublishedId(change.documentId))
  const context = {dataset: name, shapes}
  const publishedTags = tagsOfStates(published.flatMap(statesOf), {
    ...context,
    audience: 'published',
  })
  const group = new Set(changes.flatMap(({documentId}) => documents.group(documentId)))
  const states = new Set([...group, ...changes.flatMap(statesOf)])
  const everyTag = tagsOfStates([...states], {...context, audience: 'everything'})
  return {
    publishedSyncTags: [...publishedTags],
    syncTags: [...publishedTags, ...everyTag],
  }
}

function statesOf({before, after}: Change): StoredDocument[] {
  return [before, after].flatMap((state) => state ?? [])
}
