import {useEffect, useState} from 'react'

/** Time after a publish until the site has rendered the picture, in milliseconds. */
const renderTime = 4000

/** The `og:image` of a page as a URL of this host; null where there is no page. */
async function readPicture(href: string): Promise<string | null> {
  const response = await fetch(href, {cache: 'no-store'})
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const url = page.querySelector('meta[property="og:image"]')?.getAttribute('content')
  if (!url) return null
  // The Studio may run on another host than the public one.
  const {pathname, search} = new URL(url)
  return pathname.startsWith('/share/') ? pathname + search : url
}

interface SharedPicture {
  url: string | null
  failed: boolean
}

const unread: SharedPicture = {url: null, failed: false}

/** The share picture of the published page at a path, read again when `revision` changes. */
export function useSharedPicture(href: string | null, revision: string | undefined): SharedPicture {
  const [read, setRead] = useState<(SharedPicture & {href: string}) | null>(null)

  useEffect(() => {
    if (!href || !revision) return undefined
    let isCurrent = true
    const readNow = () => {
      readPicture(href)
        .then((url) => isCurrent && setRead({href, url, failed: false}))
        .catch(() => isCurrent && setRead({href, url: null, failed: true}))
    }
    readNow()
    const again = setTimeout(readNow, renderTime)
    return () => {
      isCurrent = false
      clearTimeout(again)
    }
  }, [href, revision])

  return read?.href === href ? read : unread
}
