import {pathToString, type Path} from 'sanity'

import {isJsonObject, type JsonObject, nodesIn} from '../../../lib/server/json'
import {hrefOnSite} from '../../client/site-links'

/** A reference or an address in a document, and where it is. */
export interface FoundLink {
  path: string
  id?: string
  /** The path on this site, for a link by URL. */
  href?: string
}

function linkAt(fields: JsonObject, path: Path, hosts: string[]): FoundLink[] {
  const {_ref: id, kind, url} = fields
  if (typeof id === 'string') return [{path: pathToString(path), id}]
  const href = kind === 'url' && typeof url === 'string' ? hrefOnSite(url, hosts) : null
  return href ? [{path: pathToString([...path, 'url']), href}] : []
}

/** Every link in a document: references, pictures included, and URLs of this site. */
export function linksIn(document: unknown, hosts: string[]): FoundLink[] {
  return [...nodesIn(document)].flatMap(({value, path}) =>
    isJsonObject(value) ? linkAt(value, path, hosts) : [],
  )
}
