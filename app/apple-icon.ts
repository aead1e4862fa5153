import {cacheLife} from 'next/cache'

import {drawIcon, touchIcon} from '@/components/ui/logo-mark/draw-icon'

export const contentType = 'image/png'

export const size = {width: touchIcon.size, height: touchIcon.size}

async function cachedIcon() {
  'use cache'
  cacheLife('max')
  return drawIcon(touchIcon)
}

/** The Apple touch icon; Next.js links it in every head. */
export default async function AppleIcon(): Promise<Response> {
  return new Response(await cachedIcon(), {headers: {'content-type': contentType}})
}
