import type {SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId, getVersionId, getVersionFromId} from '@sanity/client/csm'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import {isLocale, type Locale} from '../../lib/i18n/locales'
import type {JsonObject} from '../../lib/server/json'
import {titleInGroq} from '../client/document-title'
import {
  metadataQuery,
  metadataType,
  newMetadata,
  storedIds,
  translationIdOf,
  translationReference,
  type TranslationMetadata,
} from './metadata'
import type {TranslationRecord} from './record'
import {referredIds, translationOf, type ReferredDocument} from './translation-plan'

/** A created translation, or the one that exists already. */
export interface CreatedTranslation {
  id: string
  isNew: boolean
  /** The titles of documents in the source language that it still refers to. */
  shared: string[]
}

interface StoredReferred {
  documents: {_id: string; title: string; isReadable: boolean | null}[]
  metadata: Pick<TranslationMetadata, 'translations'>[]
}

const referredQuery = /* groq */ `{
  "documents": *[_id in $stored && language == $from]{
    _id,
    "title": coalesce(${titleInGroq}, _id),
    "isReadable": $language in untranslatedSlugs[].language
  },
  "metadata": *[_type == "${metadataType}" && references($ids)]{translations}
}`

const storedQuery = /* groq */ `*[_id in $stored]{_id, _type}`

/** The documents that a source refers to, with their translations, also those of its release. */
async function readReferred(
  client: SanityClient,
  source: SanityDocument,
  languages: {language: Locale; from: Locale},
): Promise<ReferredDocument[]> {
  const ids = referredIds(source).map((id) => getPublishedId(id))
  if (ids.length === 0) return []
  const release = getVersionFromId(source._id)
  const withVersions = (some: string[]) => some.flatMap((id) => storedIds(id, release))
  const parameters = {ids, stored: withVersions(ids), ...languages}
  const {documents, metadata} = await client.fetch<StoredReferred>(referredQuery, parameters)
  const translationOfId = (id: string) =>
    translationIdOf(
      metadata.find((item) => translationIdOf(item, languages.from) === id) ?? null,
      languages.language,
    )
  const stored = await client.fetch<{_id: string; _type: string}[]>(storedQuery, {
    stored: withVersions(documents.flatMap(({_id}) => translationOfId(getPublishedId(_id)) ?? [])),
  })
  return documents.map(({_id, title, isReadable}) => {
    const id = getPublishedId(_id)
    const translation = translationOfId(id)
    const versions = stored.filter((document) => getPublishedId(document._id) === translation)
    const [version] = versions
    const isPublished = versions.some((document) => document._id === translation)
    return {
      id,
      title,
      isReadable: isReadable ?? false,
      translation:
        translation && version ? {id: translation, type: version._type, isPublished} : null,
    }
  })
}

function idOfVersion(source: string, publishedId: string): string {
  const release = getVersionFromId(source)
  return release ? getVersionId(publishedId, release) : getDraftId(publishedId)
}

interface NewTranslation {
  document: SanityDocument & JsonObject
  metadata: TranslationMetadata | null
  record: TranslationRecord
}

async function commit(client: SanityClient, source: SanityDocument, created: NewTranslation) {
  const {document, metadata, record} = created
  const {language, from} = record
  const target = {...(metadata ?? newMetadata(source._type, from, getPublishedId(source._id)))}
  const transaction = client.transaction().create(document)
  if (!metadata) transaction.create(target as ReturnType<typeof newMetadata>)
  const replaced = [`translations[language=="${language}"]`, `records[_key=="${language}"]`]
  const reference = translationReference(language, getPublishedId(document._id))
  await transaction
    .patch(target._id, (patch) => {
      const prepared = patch.setIfMissing({translations: [], records: []}).unset(replaced)
      return metadata ? prepared.ifRevisionId(metadata._rev) : prepared
    })
    .patch(target._id, (patch) => patch.append('translations', [reference]))
    .patch(target._id, (patch) => patch.append('records', [record]))
    .commit({visibility: 'sync'})
}

/**
 * Creates a translation as a draft, or in the release of its source; an existing one stays as it is. Throws what the
 * Content Lake answers, and then nothing was created.
 */
export async function createTranslation(
  client: SanityClient,
  type: ObjectSchemaType,
  source: SanityDocument,
  language: Locale,
): Promise<CreatedTranslation> {
  const from = source['language']
  if (!isLocale(from) || from === language) throw new Error(`${source._id} has no other language.`)
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const publishedId = getPublishedId(source._id)
  const metadata = await reader.fetch<TranslationMetadata | null>(metadataQuery, {id: publishedId})
  const known = translationIdOf(metadata, language)
  if (known) return {id: known, isNew: false, shared: []}
  const id = crypto.randomUUID()
  const itself = {id, type: source._type, isPublished: false}
  const referred = await readReferred(reader, source, {language, from})
  const {document, record, shared} = translationOf(type, source, {language, from}, [
    ...referred,
    {id: publishedId, title: '', isReadable: false, translation: itself},
  ])
  const created = {...document, _id: idOfVersion(source._id, id), _type: source._type}
  await commit(client, source, {document: created as NewTranslation['document'], metadata, record})
  return {id, isNew: true, shared}
}
