import {pathToString, type Path} from 'sanity'

import {sitePath} from '../../../lib/addresses/redirects'
import {parsePathname, pageHref} from '../../../lib/routing/paths'
import {isFields, type Fields} from '../../translations/fields'

/** A reference or an address in a document, and where it is. */
export interface FoundLink {
  path: string
  /** The published id of what it refers to. */
  id?: string
  /** The path on this site, for a link by URL. */
  href?: string
}

/** The path that a URL of this site leads to; null for other sites. */
export function hrefOnSite(url: string, hosts: string[]): string | null {
  const address = URL.parse(url)
  if (!address || !hosts.includes(address.host)) return null
  const href = sitePath(address.pathname)
  if (!href) return address.pathname
  const {locale, path} = parsePathname(href)
  return pageHref(locale, path)
}

function linkAt(fields: Fields, path: Path, hosts: string[]): FoundLink[] {
  const {_ref: id, kind, url} = fields
  if (typeof id === 'string') return [{path: pathToString(path), id}]
  const href = kind === 'url' && typeof url === 'string' ? hrefOnSite(url, hosts) : null
  return href ? [{path: pathToString([...path, 'url']), href}] : []
}

/** Every link in a document: references, pictures included, and URLs of this site. */
export function linksIn(value: unknown, hosts: string[], path: Path = []): FoundLink[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = isFields(item) && typeof item['_key'] === 'string' ? {_key: item['_key']} : index
      return linksIn(item, hosts, [...path, key])
    })
  }
  if (!isFields(value)) return []
  const inside = Object.entries(value).flatMap(([name, field]) =>
    linksIn(field, hosts, [...path, name]),
  )
  return [...linkAt(value, path, hosts), ...inside]
}
