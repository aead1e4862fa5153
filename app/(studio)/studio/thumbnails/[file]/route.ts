import {connection} from 'next/server'

import {readThumbnail, thumbnailFiles} from '@/lib/content/thumbnails'

export async function generateStaticParams() {
  return (await thumbnailFiles()).map((file) => ({file}))
}

/** Serves the thumbnail of a section for the Studio's insert menu. */
export async function GET(
  _request: Request,
  {params}: RouteContext<'/studio/thumbnails/[file]'>,
): Promise<Response> {
  const thumbnail = await readThumbnail((await params).file)
  if (!thumbnail) {
    // Rendered for the request: strangers would fill the page cache with names that are not there.
    await connection()
    return new Response(null, {status: 404})
  }
  return new Response(thumbnail, {
    headers: {'content-type': 'image/webp', 'cache-control': 'public, max-age=86400'},
  })
}
