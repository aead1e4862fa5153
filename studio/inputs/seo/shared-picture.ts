import {useEffect, useState} from 'react'

/** Time after a publish until the site has drawn the picture, in milliseconds. */
const drawingTime = 4000

/** The `og:image` of a page as a URL of this host; null where there is no page. */
async function readPicture(href: string): Promise<string | null> {
  const response = await fetch(href, {cache: 'no-store'})
  if (!response.ok) return null
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const url = page.querySelector('meta[property="og:image"]')?.getAttribute('content')
  if (!url) return null
  // The Studio may run on another host than the public one.
  const {pathname, search} = new URL(url)
  return pathname.startsWith('/share/') ? pathname + search : url
}

/** The share picture of the published page at a path, read again when `revision` changes. */
export function useSharedPicture(href: string | null, revision: string | undefined): string | null {
  const [read, setRead] = useState<{href: string; url: string | null} | null>(null)

  useEffect(() => {
    if (!href || !revision) return undefined
    let isCurrent = true
    const readNow = () => {
      readPicture(href)
        .then((url) => isCurrent && setRead({href, url}))
        .catch(() => {})
    }
    readNow()
    const again = setTimeout(readNow, drawingTime)
    return () => {
      isCurrent = false
      clearTimeout(again)
    }
  }, [href, revision])

  return read && read.href === href ? read.url : null
}
