import type {SanityClient} from '@sanity/client'
import {getPublishedId, getVersionFromId, getVersionId} from '@sanity/client/csm'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import {isLocale} from '../../../lib/i18n/locales'
import {figureKeys} from '../../../lib/sanity/figures'
import {readPaths} from '../../../lib/sanity/paths'
import {endpointAt} from '../../../lib/urls/endpoints'
import {publishedHrefs, redirectedPaths} from '../../../lib/urls/published-paths'
import {titleInGroq} from '../../client/document-title'
import {siteHosts} from '../../client/site-links'
import {
  metadataQuery,
  recordFor,
  sourceLanguageOf,
  storedIds,
  translationIdOf,
  type TranslationMetadata,
} from '../../translations/metadata'
import {textsOf} from '../../translations/texts'
import type {KnownFacts, LinkedDocument} from './issues'
import {linksIn, type FoundLink} from './links'

interface StoredLinked {
  _id: string
  title: string
  language: string | null
  readableIn: string[] | null
  /** True for a version that unpublishes the document with its release. */
  isUnpublishing: boolean
}

interface Stored {
  figures: string[]
  metadata: TranslationMetadata | null
  menus: Record<string, unknown> | null
}

const linkedQuery = /* groq */ `*[_id in $ids]{
  _id,
  "title": coalesce(${titleInGroq}, _id),
  language,
  "readableIn": untranslatedSlugs[].language,
  "isUnpublishing": _system.delete == true
}`

const factsQuery = /* groq */ `{
  "figures": *[
    _type == "figure" && key in $keys && !(_id in path("drafts.**")) &&
    (!(_id in path("versions.**")) || _id in path($versions))
  ].key,
  "metadata": ${metadataQuery},
  "menus": *[_id == "navigation"][0].headerMenu
}`

export interface TranslationFacts {
  metadata: TranslationMetadata | null
  /** The stored ones: drafts or published. */
  versions: SanityDocument[]
}

/** Paths of the site that are not pages. */
const otherRoutes = /^\/(admin|studio)(\/|$)/

/** The ids whose content is or will be published: the version in the release, then the published document. */
const publishableIds = (id: string, release?: string) =>
  release ? [getVersionId(id, release), id] : [id]

/** Reads the documents that links refer to. */
export async function readLinked(
  client: SanityClient,
  links: FoundLink[],
  release?: string,
): Promise<LinkedDocument[]> {
  const ids = [...new Set(links.flatMap(({id}) => id ?? []))]
  const stored = await client
    .withConfig({perspective: 'raw'})
    .fetch<StoredLinked[]>(linkedQuery, {ids: ids.flatMap((id) => storedIds(id, release))})
  return ids.map((id): LinkedDocument => {
    const versions = stored.filter(({_id}) => getPublishedId(_id) === id)
    const published = publishableIds(id, release).flatMap(
      (version) => versions.find(({_id}) => _id === version) ?? [],
    )
    const document = published[0] ?? versions[0]
    return {
      id,
      title: document?.title ?? id,
      isPublished: published[0]?.isUnpublishing === false,
      language: document?.language ?? null,
      readableIn: document?.readableIn ?? [],
    }
  })
}

/** Returns a function that checks whether a path of this site exists, after the release if one is given. */
export async function readFound(
  client: SanityClient,
  release?: string,
): Promise<KnownFacts['isFound']> {
  const perspective = release ? [release] : 'published'
  const addresses = await readPaths(client.withConfig({perspective}))
  const [published, redirected] = [publishedHrefs(addresses), redirectedPaths(addresses)]
  return (href) =>
    published.has(href) ||
    redirected.has(href) ||
    otherRoutes.test(href) ||
    endpointAt(href) !== null ||
    href.endsWith('.md')
}

function translationOf(
  type: ObjectSchemaType,
  {_id: documentId, language}: SanityDocument,
  {metadata, versions}: TranslationFacts,
): KnownFacts['translation'] {
  const record = isLocale(language) ? recordFor(metadata, language) : undefined
  const from = isLocale(language) && sourceLanguageOf(metadata, language)
  const id = from && translationIdOf(metadata, from)
  const ids = id ? publishableIds(id, getVersionFromId(documentId)) : []
  const source =
    ids.flatMap((version) => versions.find(({_id}) => _id === version) ?? [])[0] ??
    versions.find(({_id}) => getPublishedId(_id) === id)
  return record && source ? {record, source: textsOf(type, source)} : null
}

/** Reads what a document is checked against. A version is checked against the site after its release. */
export async function readFacts(
  client: SanityClient,
  type: ObjectSchemaType,
  document: SanityDocument,
  hosts = siteHosts(),
): Promise<{facts: KnownFacts; translation: TranslationFacts}> {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const links = linksIn(document, hosts)
  const id = getPublishedId(document._id)
  const release = getVersionFromId(document._id)
  const [{figures, metadata, menus}, linked, isFound] = await Promise.all([
    reader.fetch<Stored>(factsQuery, {
      keys: figureKeys(document),
      versions: `versions.${release ?? '-'}.**`,
      id,
    }),
    readLinked(reader, links, release),
    links.some(({href}) => href) ? readFound(reader, release) : () => true,
  ])
  const others = (metadata?.translations ?? []).flatMap(({value}) => value?._ref ?? [])
  const versions = await reader.fetch<SanityDocument[]>('*[_id in $ids]', {
    ids: others.filter((other) => other !== id).flatMap((other) => storedIds(other, release)),
  })
  const translation = {metadata, versions}
  const facts: KnownFacts = {
    hosts,
    linked,
    isFound,
    figures: new Set(figures),
    offered: new Set(Object.keys(menus ?? {})),
    languages: new Set(versions.map(({language}) => String(language))),
    translation: translationOf(type, document, translation),
  }
  return {facts, translation}
}
