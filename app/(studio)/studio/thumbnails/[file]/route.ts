import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {connection} from 'next/server'

import {storing} from '@/lib/server/storing'

const folder = join(process.cwd(), 'components/sections')

/** Serves the thumbnail of a section for the Studio's insert menu, from the file beside its component. */
export async function GET(
  _request: Request,
  {params}: RouteContext<'/studio/thumbnails/[file]'>,
): Promise<Response> {
  // Rendered per request: otherwise requests for names that do not exist could fill the page cache.
  await connection()
  const [, name] = /^([\w-]+)\.webp$/.exec((await params).file) ?? []
  const bytes = name && (await readFile(join(folder, name, `${name}.webp`)).catch(() => null))
  if (!bytes) return new Response(null, {status: 404})
  return new Response(bytes, {
    headers: {'content-type': 'image/webp', 'cache-control': storing.picture},
  })
}
