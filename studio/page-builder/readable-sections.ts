import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'

import {newKey} from '../../lib/sanity/api'
import {isJsonObject} from '../../lib/server/json'
import {bothIds} from '../translations/metadata'
import {referredIds} from '../translations/translation-plan'
import type {CopiedSection, CopiedSections} from './copied-sections'

/** Sections that a page can hold, and how many references were left out. */
interface ReadableSections {
  sections: CopiedSection[]
  left: number
}

/**
 * Documents in a language, without language, or with an address there until they are translated. Of those in place of a
 * section, only shared sections.
 */
const readableQuery = /* groq */ `*[_id in $stored && (
  !defined(language) || language == $language || $language in untranslatedSlugs[].language
) && (_type == "sharedSection" || !(_id in $direct))]._id`

/** Removes references to other documents from a value. */
export function withoutOthers(value: unknown, readable: ReadonlySet<string>): unknown {
  const stays = (part: unknown) =>
    !isJsonObject(part) || typeof part['_ref'] !== 'string' || readable.has(part['_ref'])
  if (Array.isArray(value)) {
    return value.filter(stays).map((item: unknown) => withoutOthers(item, readable))
  }
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => stays(field))
      .map(([name, field]) => [name, withoutOthers(field, readable)]),
  )
}

/** Copied sections with new keys, without references to documents in another language. */
export async function readableSections(
  client: SanityClient,
  {sections}: CopiedSections,
  language: unknown,
): Promise<ReadableSections> {
  const ids = referredIds(sections)
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const found = await reader.fetch<string[]>(readableQuery, {
    stored: ids.flatMap((id) => bothIds(id)),
    direct: sections.flatMap(({_ref}) => (typeof _ref === 'string' ? bothIds(_ref) : [])),
    language: language ?? null,
  })
  const readable = new Set<string>(found.map((id) => getPublishedId(id)))
  const kept = withoutOthers(sections, readable) as CopiedSection[]
  return {
    sections: kept.map((section) => Object.assign(section, {_key: newKey()})),
    left: ids.filter((id) => !readable.has(id)).length,
  }
}
