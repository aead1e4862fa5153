import {getPublishedId} from '@sanity/client/csm'

import {figureKeys} from '../../../lib/sanity/figures'
import type {JsonObject} from '../../../lib/server/json'
import {titleOf} from '../../client/document-title'
import {linksIn} from '../checks/links'

/** A document whose reference, link or figure would break. */
export interface Referrer {
  id: string
  type: string
  /** Null for a document without one, such as the menus. */
  title: string | null
  language: string | null
  /** The field that refers to it; null for a figure, which may be in many. */
  path: string | null
}

/** A removed document by what others refer to: id, path or key. */
export interface Removed {
  id: string
  hrefs: Set<string>
  /** The key of a figure, for texts that name it. */
  figure: string | null
}

interface Stored extends JsonObject {
  _id: string
  _type: string
}

/** The path of the field that refers to the removed document; undefined if there is none. */
function referringField(
  document: Stored,
  removed: Removed,
  hosts: string[],
): string | null | undefined {
  const link = linksIn(document, hosts).find(
    ({id, href}) => id === removed.id || (href !== undefined && removed.hrefs.has(href)),
  )
  if (link) return link.path
  const isNamed = removed.figure !== null && figureKeys(document).includes(removed.figure)
  return isNamed ? null : undefined
}

/** False for Sanity's own documents and for translation metadata, whose links wait for a restored document. */
function isCounted({_id, _type}: Stored, {id}: Removed): boolean {
  const isSystem = _type.startsWith('system.') || _type.startsWith('sanity.')
  return !isSystem && _type !== 'translation.metadata' && getPublishedId(_id) !== id
}

/** Returns the documents that would break, published or drafts, each once. */
export function referrersOf(documents: Stored[], removed: Removed, hosts: string[]): Referrer[] {
  const found = new Map<string, Referrer>()
  for (const document of documents.filter((stored) => isCounted(stored, removed))) {
    const path = referringField(document, removed, hosts)
    const id = getPublishedId(document._id)
    if (path === undefined || found.has(id)) continue
    const {_type: type, language} = document
    const title = titleOf(document)
    found.set(id, {id, type, title, path, language: typeof language === 'string' ? language : null})
  }
  return [...found.values()]
}
