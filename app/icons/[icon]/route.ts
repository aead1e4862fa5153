import {cacheLife} from 'next/cache'

import {drawFavicon, drawIcon, iconFiles} from '@/components/ui/logo-mark/draw-icon'
import {storing} from '@/lib/server/storing'

/** For clients that request /favicon.ico without reading `<link>`. */
const favicon = 'favicon.ico'

export function generateStaticParams() {
  return [favicon, ...Object.keys(iconFiles)].map((icon) => ({icon}))
}

async function cachedIcon(name: string) {
  'use cache'
  cacheLife('max')
  const icon = Object.entries(iconFiles).find(([file]) => file === name)?.[1]
  return icon ? drawIcon(icon) : drawFavicon()
}

/** The icons of the web manifest, and the favicon. */
export async function GET(_: Request, {params}: RouteContext<'/icons/[icon]'>): Promise<Response> {
  const {icon} = await params
  const type = icon === favicon ? 'image/x-icon' : 'image/png'
  return new Response(await cachedIcon(icon), {
    headers: {'content-type': type, 'cache-control': storing.picture},
  })
}
