'use client'

import {useBrowserValue} from '@/components/ui/browser-value'
import {type NearPage, nearest} from '@/lib/search/nearest'

/** Links to the pages whose paths are most like the requested one, if any is. */
export function NearPages({pages, title}: {pages: NearPage[]; title: string}) {
  // The server renders one page for all addresses.
  const pathname = useBrowserValue(() => location.pathname, '')
  // Decodes malformed escapes too.
  const readable = new URLSearchParams(`path=${pathname.replaceAll('&', ' ')}`).get('path') ?? ''
  const near = nearest(readable, pages)
  if (near.length === 0) return null
  return (
    <div className="near stack">
      <p>{title}</p>
      <ul>
        {near.map(({title: name, href}) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
