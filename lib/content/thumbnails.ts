import 'server-only'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {cacheLife} from 'next/cache'

const folder = join(process.cwd(), 'components/sections')

/** The thumbnails of all sections, each beside the component that it shows. */
async function thumbnailFiles(): Promise<string[]> {
  'use cache'
  cacheLife('max')
  const files = await readdir(folder, {recursive: true})
  return files.filter((file) => file.endsWith('.webp')).map((file) => file.split('/').at(-1) ?? '')
}

/** One of the thumbnails, or null for a name that none has. */
export async function readThumbnail(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache'
  cacheLife('max')
  if (!(await thumbnailFiles()).includes(file)) return null
  return new Uint8Array(await readFile(join(folder, file.replace(/\.webp$/, ''), file)))
}
