import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {cacheLife} from 'next/cache'
import {connection} from 'next/server'

import {storing} from '@/lib/server/storing'

const folder = join(process.cwd(), 'components/sections')

/** Files of the section thumbnails, which are beside their components. */
async function thumbnailFiles(): Promise<string[]> {
  'use cache'
  cacheLife('max')
  const files = await readdir(folder, {recursive: true})
  return files.filter((file) => file.endsWith('.webp')).map((file) => file.split('/').at(-1) ?? '')
}

/** Bytes of a thumbnail, or null for an unknown name. */
async function readThumbnail(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache'
  cacheLife('max')
  if (!(await thumbnailFiles()).includes(file)) return null
  return new Uint8Array(await readFile(join(folder, file.replace(/\.webp$/, ''), file)))
}

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
    headers: {'content-type': 'image/webp', 'cache-control': storing.picture},
  })
}
