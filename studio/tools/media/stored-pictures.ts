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

/** The newest pictures with words that begin with `$words`; if `$unused`, only those that are shown nowhere. */
export const picturesQuery = `*[
  _type == "sanity.imageAsset" &&
  ($words == "*" || [originalFilename, ${texts}] match $words) &&
  (!$unused || !defined(*[references(^._id)][0]._id))
] | order(_createdAt desc)[0...500]{${pictureFields}}`

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

/** The patch that writes a text of a picture; a blank one is removed. */
export function withText(path: string, written: string): PatchOperations {
  const text = written.trim()
  const setIfMissing = {altText: {}, creditLine: {}}
  return text ? {setIfMissing, set: {[path]: text}} : {setIfMissing, unset: [path]}
}

/** Documents by id, without their drafts and versions. */
export const documentsOf = (uses: SanityDocument[]): Map<string, SanityDocument> =>
  new Map(uses.map((use) => [getPublishedId(use._id), use]))
