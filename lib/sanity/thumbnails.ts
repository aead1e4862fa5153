import 'server-only'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {cacheLife} from 'next/cache'

const folder = join(process.cwd(), 'components/sections')

/** Files of the section thumbnails, which are beside their components. */
async function thumbnailFiles(): Promise<string[]> {
  'use cache'
  cacheLife('max')
  const files = await readdir(folder, {recursive: true})
  return files.filter((file) => file.endsWith('.webp')).map((file) => file.split('/').at(-1) ?? '')
}

/** Bytes of a thumbnail, or null for an unknown name. */
export async function readThumbnail(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache'
  cacheLife('max')
  if (!(await thumbnailFiles()).includes(file)) return null
  return new Uint8Array(await readFile(join(folder, file.replace(/\.webp$/, ''), file)))
}
