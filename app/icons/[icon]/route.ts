import {cacheLife} from 'next/cache'

import {drawIcon, iconFiles} from '@/components/ui/logo-mark/draw-icon'
import {storing} from '@/lib/server/storing'

export function generateStaticParams() {
  return Object.keys(iconFiles).map((icon) => ({icon}))
}

async function cachedIcon(name: keyof typeof iconFiles) {
  'use cache'
  cacheLife('max')
  return drawIcon(iconFiles[name])
}

const isIcon = (name: string): name is keyof typeof iconFiles => Object.hasOwn(iconFiles, name)

/** The icons of the web manifest. */
export async function GET(_: Request, {params}: RouteContext<'/icons/[icon]'>): Promise<Response> {
  const {icon} = await params
  if (!isIcon(icon)) return new Response(null, {status: 404})
  return new Response(await cachedIcon(icon), {
    headers: {'content-type': 'image/png', 'cache-control': storing.picture},
  })
}
