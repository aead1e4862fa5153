import {useEffect, useState} from 'react'

/** How long after a publish the site has drawn its picture anew, in milliseconds. */
const drawingTime = 4000

/** The picture that the head of a page names for sharing, as an address of this host; null where there is no page. */
async function readPicture(href: string): Promise<string | null> {
  const response = await fetch(href, {cache: 'no-store'})
  if (!response.ok) return null
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const url = page.querySelector('meta[property="og:image"]')?.getAttribute('content')
  if (!url) return null
  // The site may be read under another name here than the one it has for everybody.
  const {pathname, search} = new URL(url)
  return pathname.startsWith('/share/') ? pathname + search : url
}

/** The picture that networks are shown of the published page at a path; read again whenever `revision` changes. */
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
