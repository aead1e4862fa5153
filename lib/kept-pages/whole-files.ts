import {randomUUID} from 'node:crypto'
import {rename, rm} from 'node:fs/promises'

import type {CacheHandlerContext} from 'next/dist/server/lib/incremental-cache/index.js'

type Files = NonNullable<CacheHandlerContext['fs']>

/**
 * Files that are there as they were, or as they shall be, whenever the process or the room on the disk ends. Next.js empties
 * a page's file before it fills it again: what is left of it would be sent to everybody after the next start.
 */
export function wholeFiles(files: Files): Files {
  const writeFile: Files['writeFile'] = async (file, data) => {
    const unfinished = `${file}.${randomUUID()}.tmp`
    try {
      await files.writeFile(unfinished, data)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, {force: true}).catch(() => undefined)
      throw error
    }
  }
  return {...files, writeFile}
}
