import {connection} from 'next/server'

import {readThumbnail} from '@/lib/sanity/thumbnails'

/** Serves the thumbnail of a section for the Studio's insert menu. */
export async function GET(
  _request: Request,
  {params}: RouteContext<'/studio/thumbnails/[file]'>,
): Promise<Response> {
  // Rendered per request: otherwise requests for names that do not exist could fill the page cache.
  await connection()
  const thumbnail = await readThumbnail((await params).file)
  if (!thumbnail) return new Response(null, {status: 404})
  return new Response(thumbnail, {
    headers: {'content-type': 'image/webp', 'cache-control': 'public, max-age=86400'},
  })
}
