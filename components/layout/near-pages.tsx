'use client'

import {useSyncExternalStore} from 'react'

import {type NearPage, nearest} from '@/lib/search/nearest'

const never = () => () => undefined

/** Links to the pages whose paths are most like the requested one, if any is. */
export function NearPages({pages, title}: {pages: NearPage[]; title: string}) {
  // The server renders one page for all addresses.
  const pathname = useSyncExternalStore(
    never,
    () => location.pathname,
    () => '',
  )
  const near = nearest(pathname, pages)
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
