import type {SanityClient} from '@sanity/client'

import type {TranslationLink} from './links'
import {fingerprint, type TranslationRecord} from './record'

/** Puts a record in the place of the one before it. Throws what the Content Lake answers, also when somebody was faster. */
export async function noteRecord(
  client: SanityClient,
  link: Pick<TranslationLink, '_id' | '_rev'>,
  record: TranslationRecord,
): Promise<void> {
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

/** Notes that a translation has the same words as its source at a path. Throws what the Content Lake answers. */
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
