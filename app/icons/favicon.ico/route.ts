import {cacheLife} from 'next/cache'

import {drawFavicon} from '@/components/ui/logo-mark/draw-icon'

async function cachedIcon() {
  'use cache'
  cacheLife('max')
  return drawFavicon()
}

/** Serves clients that request /favicon.ico without reading `<link>`. */
export async function GET(): Promise<Response> {
  return new Response(await cachedIcon(), {
    headers: {'content-type': 'image/x-icon', 'cache-control': 'public, max-age=86400'},
  })
}
