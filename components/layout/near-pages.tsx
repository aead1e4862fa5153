'use client'

import {useSyncExternalStore} from 'react'

import {type NearPage, nearest} from '@/lib/search/nearest'

const never = () => () => undefined

/** The pages nearest to the address that was asked for, if there are any. */
export function NearPages({pages, title}: {pages: NearPage[]; title: string}) {
  // The server renders one page for all addresses.
  const asked = useSyncExternalStore(
    never,
    () => location.pathname,
    () => '',
  )
  const near = nearest(asked, pages)
  if (near.length === 0) return null
  return (
    <div className="near">
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
