import type {SanityClient} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {recordFor, type TranslationLink} from './links'
import {noteRecord} from './note'
import {recordOf} from './record'
import {textsOf} from './texts'

/** A translation that an editor has looked at, and the stored documents that tell its state. */
export interface Checked {
  linkId: string
  sourceId: string
  language: Locale
  from: Locale
}

const checkedQuery = /* groq */ `{
  "link": *[_id == $linkId][0]{_id, _rev, translations, records},
  "source": *[_id == $sourceId][0]
}`

/** Notes that a translation says what its source says now. Throws what the Content Lake answers. */
export async function markUpToDate(
  client: SanityClient,
  type: ObjectSchemaType,
  {linkId, sourceId, language, from}: Checked,
): Promise<void> {
  const {link, source} = await client
    .withConfig({perspective: 'raw', useCdn: false})
    .fetch<{link: TranslationLink | null; source: SanityDocument | null}>(checkedQuery, {
      linkId,
      sourceId,
    })
  if (!link || !source) return
  const before = recordFor(link, language)
  await noteRecord(client, link, recordOf({language, from}, textsOf(type, source), before))
}
