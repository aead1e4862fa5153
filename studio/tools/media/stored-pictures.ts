import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {PatchOperations, SanityDocument} from 'sanity'

import {type Locale, locales} from '../../../lib/i18n/locales'

/** A picture of the library. Pages show its texts unless they have their own. */
export interface Picture {
  _id: string
  url: string
  originalFilename?: string
  altText?: Partial<Record<Locale, string>>
  creditLine?: Partial<Record<Locale, string>>
}

const texts = locales.flatMap((locale) => [`altText.${locale}`, `creditLine.${locale}`]).join(', ')

/** The fields of a `Picture`. */
export const pictureFields = '_id, url, originalFilename, altText, creditLine'

/** Pictures that are listed at most. */
export const mostPictures = 500

/** The newest pictures with words that begin with `$words`; if `$unused`, only those that are shown nowhere. */
export const picturesQuery = `*[
  _type == "sanity.imageAsset" &&
  ($words == "*" || [originalFilename, ${texts}] match $words) &&
  (!$unused || !defined(*[references(^._id)][0]._id))
] | order(_createdAt desc)[0...${mostPictures}]{${pictureFields}}`

/** The patch that shows another picture in a document. */
export function replacement(
  {_id, _rev, ...fields}: SanityDocument,
  from: string,
  to: string,
): PatchOperations {
  const changed = Object.entries(fields).flatMap(([name, value]) => {
    const json = JSON.stringify(value)
    const replaced = json.replaceAll(`"_ref":"${from}"`, `"_ref":"${to}"`)
    return replaced === json ? [] : [[name, JSON.parse(replaced) as unknown] as const]
  })
  return {ifRevisionID: _rev, set: Object.fromEntries(changed)}
}

/** Shows another picture in all documents at once. Returns what undoes it, as long as nobody has changed them since. */
export async function replaceEverywhere(
  client: SanityClient,
  uses: SanityDocument[],
  from: string,
  to: string,
): Promise<() => Promise<unknown>> {
  const patchAll = (patchOf: (use: SanityDocument) => PatchOperations) =>
    uses.reduce((all, use) => all.patch(use._id, patchOf(use)), client.transaction()).commit()
  const {transactionId} = await patchAll((use) => replacement(use, from, to))
  return () =>
    patchAll((use) => {
      const names = Object.keys(replacement(use, from, to).set ?? {})
      const before = Object.fromEntries(names.map((name) => [name, use[name]]))
      return {ifRevisionID: transactionId, set: before}
    })
}

/** The patch that writes a text of a picture; a blank one is removed. */
export function withText(path: string, written: string): PatchOperations {
  const text = written.trim()
  const setIfMissing = {altText: {}, creditLine: {}}
  return text ? {setIfMissing, set: {[path]: text}} : {setIfMissing, unset: [path]}
}

/** Documents by id, without their drafts and versions. */
export const documentsOf = (uses: SanityDocument[]): Map<string, SanityDocument> =>
  new Map(uses.map((use) => [getPublishedId(use._id), use]))
