'use client'

import {useEffect} from 'react'

import {preferenceName, redirectName, redirectNotice} from '@/lib/urls/paths'

/** Opens the notice on the target of a redirect by language, for visitors who have chosen no language. */
function openNotice(): void {
  const cookies = document.cookie.split('; ')
  const here = `${redirectName}=${encodeURIComponent(location.pathname)}`
  const hasChosen = cookies.some((cookie) => cookie.startsWith(`${preferenceName}=`))
  if (hasChosen || !cookies.includes(here)) return
  const notice = document.getElementById(redirectNotice)
  // Next.js supports older browsers.
  if (!notice || !('showPopover' in notice)) return
  notice.showPopover()
  document.cookie = `${redirectName}=noticed;path=/;samesite=lax`
}

/** Opens the notice of a redirect by language, once. */
export function OpenNotice() {
  useEffect(openNotice, [])
  return null
}
