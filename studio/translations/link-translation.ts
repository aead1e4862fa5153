import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'

import type {Locale} from '../../lib/i18n/locales'
import {titleInGroq} from '../client/document-title'
import {
  metadataQuery,
  metadataType,
  newMetadata,
  translationReference,
  type TranslationMetadata,
} from './metadata'

/** A document in a language. */
export interface Linkable {
  id: string
  language: Locale
}

interface Stored {
  documents: {_id: string; language: string; title: string}[]
  sets: {ids: string[]}[]
}

const linkableQuery = /* groq */ `{
  "documents": *[
    _type == $type && language in [$from, $language] && !(_id in path("versions.**"))
  ] | order(_updatedAt asc){_id, language, "title": coalesce(${titleInGroq}, _id)},
  "sets": *[_type == "${metadataType}"]{"ids": translations[].value._ref}
}`

/** The documents in a language that have no translation into another, by id, with their titles. Rejects with the Content Lake's error. */
export async function readLinkable(
  client: SanityClient,
  type: string,
  {language, from}: {language: Locale; from: Locale},
): Promise<[id: string, title: string][]> {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const {documents, sets} = await reader.fetch<Stored>(linkableQuery, {type, from, language})
  const idsIn = (wanted: Locale) =>
    new Set<string>(
      documents.flatMap(({_id, language: own}) => (own === wanted ? getPublishedId(_id) : [])),
    )
  const sources = idsIn(from)
  const linked = new Set(sets.flatMap(({ids}) => (ids?.some((id) => sources.has(id)) ? ids : [])))
  // The latest title of each wins.
  const titleOf = new Map<string, string>(
    documents.map(({_id, title}) => [getPublishedId(_id), title]),
  )
  return [...idsIn(language)]
    .filter((id) => !linked.has(id))
    .map((id): [string, string] => [id, titleOf.get(id) ?? id])
    .sort(([, one], [, other]) => one.localeCompare(other))
}

/** Links two documents, and what is linked to either, as translations. Rejects with the Content Lake's error. */
export async function linkTranslation(
  client: SanityClient,
  type: string,
  document: Linkable,
  other: Linkable,
): Promise<void> {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const both = [document, other]
  const stored = await Promise.all(
    both.map(({id}) => reader.fetch<TranslationMetadata | null>(metadataQuery, {id})),
  )
  const known = stored.filter((metadata) => metadata !== null)
  const created = newMetadata(type, document.language, document.id)
  const languages = new Set<string>(both.map(({language}) => language))
  const isKept = ({language}: {language: string}) => !languages.has(language)
  const translations = [
    ...both.map(({language, id}) => translationReference(language, id)),
    ...known.flatMap((metadata) => metadata.translations ?? []).filter(isKept),
  ]
  // The other document was not made from these texts.
  const records = known.flatMap((metadata) => metadata.records ?? []).filter(isKept)
  const id = known[0]?._id ?? created._id
  const transaction = client.transaction().createIfNotExists({...created, _id: id})
  for (const {_id} of known) if (_id !== id) transaction.delete(_id)
  await transaction.patch(id, {set: {translations, records}}).commit({visibility: 'sync'})
}
