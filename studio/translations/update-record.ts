import type {SanityClient} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {recordFor, type TranslationMetadata} from './metadata'
import {fingerprint, recordOf, type TranslationRecord} from './record'
import {textsOf} from './texts'

/** Records that a translation keeps the text of its source at a path. Rejects with the Content Lake's error. */
export async function keepSourceText(
  client: SanityClient,
  metadataId: string,
  {_key}: TranslationRecord,
  path: string,
): Promise<void> {
  const text = `records[_key=="${_key}"].texts[_key=="${fingerprint(path)}"].kept`
  await client
    .patch(metadataId)
    .set({[text]: true})
    .commit()
}

interface Reviewed {
  metadataId: string
  sourceId: string
  language: Locale
  from: Locale
}

const reviewedQuery = /* groq */ `{
  "metadata": *[_id == $metadataId][0]{_id, _rev, translations, records},
  "source": *[_id == $sourceId][0]
}`

interface ReviewedDocuments {
  metadata: TranslationMetadata | null
  source: SanityDocument | null
}

/** Records that a translation matches its source as it is now. Rejects with the Content Lake's error. */
export async function markUpToDate(
  client: SanityClient,
  type: ObjectSchemaType,
  {metadataId, sourceId, language, from}: Reviewed,
): Promise<void> {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const {metadata, source} = await reader.fetch<ReviewedDocuments>(reviewedQuery, {
    metadataId,
    sourceId,
  })
  if (!metadata || !source) return
  const record = recordOf({language, from}, textsOf(type, source), recordFor(metadata, language))
  await client
    .transaction()
    .patch(metadata._id, (patch) =>
      patch
        .setIfMissing({records: []})
        .unset([`records[_key=="${record._key}"]`])
        .ifRevisionId(metadata._rev),
    )
    .patch(metadata._id, (patch) => patch.append('records', [record]))
    .commit()
}
