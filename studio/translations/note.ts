import type {SanityClient} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {recordFor, type TranslationLink} from './links'
import {fingerprint, recordOf, type TranslationRecord} from './record'
import {textsOf} from './texts'

/** Notes that a translation keeps the words of its source at a path. Throws what the Content Lake answers. */
export async function noteKept(
  client: SanityClient,
  linkId: string,
  {_key}: TranslationRecord,
  path: string,
): Promise<void> {
  const text = `records[_key=="${_key}"].texts[_key=="${fingerprint(path)}"].kept`
  await client
    .patch(linkId)
    .set({[text]: true})
    .commit()
}

/** A translation that an editor has checked, and where its state is stored. */
interface Checked {
  linkId: string
  sourceId: string
  language: Locale
  from: Locale
}

const checkedQuery = /* groq */ `{
  "link": *[_id == $linkId][0]{_id, _rev, translations, records},
  "source": *[_id == $sourceId][0]
}`

interface CheckedDocuments {
  link: TranslationLink | null
  source: SanityDocument | null
}

/** Notes that a translation matches its source as it is now. Throws what the Content Lake answers. */
export async function markUpToDate(
  client: SanityClient,
  type: ObjectSchemaType,
  {linkId, sourceId, language, from}: Checked,
): Promise<void> {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const {link, source} = await reader.fetch<CheckedDocuments>(checkedQuery, {linkId, sourceId})
  if (!link || !source) return
  const record = recordOf({language, from}, textsOf(type, source), recordFor(link, language))
  await client
    .transaction()
    .patch(link._id, (patch) =>
      patch
        .setIfMissing({records: []})
        .unset([`records[_key=="${record._key}"]`])
        .ifRevisionId(link._rev),
    )
    .patch(link._id, (patch) => patch.append('records', [record]))
    .commit()
}
