import {cacheLife} from 'next/cache'

import {drawIcon} from '@/components/ui/logo-mark/draw-icon'
import {iconFiles} from '@/components/ui/logo-mark/icon-files'

async function cachedIcon(file: keyof typeof iconFiles) {
  'use cache'
  cacheLife('max')
  return drawIcon(iconFiles[file])
}

/** Renders an icon of the web manifest; cached. */
export async function iconResponse(file: keyof typeof iconFiles): Promise<Response> {
  return new Response(await cachedIcon(file), {
    headers: {'content-type': 'image/png', 'cache-control': 'public, max-age=86400'},
  })
}
