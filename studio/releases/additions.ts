import type {SanityClient} from '@sanity/client'
import {getPublishedId, getVersionId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {hasAddress} from '../../lib/urls/site-path'
import {translatedDocuments} from '../../schemas/documents'
import {titleInGroq} from '../client/document-title'

/** A document that can be added to a release: its draft, or the published one. */
export interface Candidate {
  _id: string
  _type: string
  title: string
  language: string | null
  path: string | null
}

/** What changes in each document that is added; empty texts change nothing. */
export interface Change {
  /** The beginning of the paths of pages, and what stands there instead. */
  from: string
  to: string
  /** The topic of articles. */
  topic: string
}

/** A document to add, with its path before and after, and why it cannot be added. */
export interface Addition {
  document: Candidate
  path: string | null
  fault: 'there' | 'invalid' | 'taken' | null
}

const types = JSON.stringify(translatedDocuments.map(({name}) => name))

/** The documents that are no version, and the ids of those in the release whose ids match `$versions`. */
export const candidatesQuery = /* groq */ `{
  "candidates": *[
    _type in ${types} && !(_id in path("versions.**")) && count(*[_id == "drafts." + ^._id]) == 0
  ] | order(_type, language, ${titleInGroq}){
    _id, _type, language, path, "title": coalesce(${titleInGroq}, _id)
  },
  "versions": *[_id in path($versions)]{_id, language, path}
}`

export interface Stored {
  candidates: Candidate[]
  versions: Pick<Candidate, '_id' | 'language' | 'path'>[]
}

/** A path without slashes around it. */
const bare = (path: string) => path.trim().replaceAll(/^\/+|\/+$/g, '')

function movedPath(path: string | null, change: Change): string | null {
  const [from, to] = [bare(change.from), bare(change.to)]
  if (!path || !from || !`${path}/`.startsWith(`${from}/`)) return path
  return bare(to + path.slice(from.length))
}

/** Plans to add the chosen documents to a release. */
export function planAdditions(
  chosen: ReadonlySet<string>,
  change: Change,
  {candidates, versions}: Stored,
): Addition[] {
  const there = new Set(versions.map(({_id}) => getPublishedId(_id)))
  const added = candidates.filter(({_id}) => chosen.has(_id))
  const paths = added.map(({path}) => movedPath(path, change))
  const isTaken = ({language}: Candidate, path: string | null) =>
    [...versions, ...candidates.filter(({_id}) => !chosen.has(_id))].some(
      (other) => other.language === language && other.path === path,
    )
  return added.map((document, index) => {
    const path = paths[index] ?? null
    const isMoved = path !== document.path
    const same = added.filter(
      (other, at) => other.language === document.language && paths[at] === path,
    )
    let fault: Addition['fault'] = null
    if (there.has(getPublishedId(document._id))) fault = 'there'
    else if (isMoved && !hasAddress(document.language, path)) fault = 'invalid'
    else if (isMoved && (same.length > 1 || isTaken(document, path))) fault = 'taken'
    return {document, path, fault}
  })
}

/** Creates a version in the release of each document without a fault. Throws what the Content Lake answers. */
export async function addToRelease(
  client: SanityClient,
  release: string,
  additions: Addition[],
  {topic}: Change,
): Promise<void> {
  const faultless = additions.filter(({fault}) => fault === null)
  const paths = new Map(faultless.map(({document, path}) => [document._id, path]))
  const sources = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    {ids: [...paths.keys()]},
    {perspective: 'raw', useCdn: false},
  )
  const transaction = client.transaction()
  for (const source of sources) {
    const path = paths.get(source._id)
    transaction.create({
      ...source,
      _id: getVersionId(getPublishedId(source._id), release),
      ...(path && {path}),
      ...(topic && source._type === 'article' && {topic}),
    })
  }
  await transaction.commit()
}

/** The documents whose title or path contains the words, and those that are chosen already. */
export const candidatesFor = (
  words: string,
  chosen: ReadonlySet<string>,
  candidates: Candidate[],
): Candidate[] =>
  candidates.filter(
    ({title, path, _id}) =>
      chosen.has(_id) || `${title}\n${path ?? ''}`.toLowerCase().includes(words.toLowerCase()),
  )
