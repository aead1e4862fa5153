import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'

/** Returns the folder in which the page cache stores pages rendered since the build. */
export const pageCacheFolder = (distDir: string): string => join(distDir, 'server/route-cache')

/** Returns every file in that folder, as a relative path. */
export function pageCacheFiles(distDir: string): string[] {
  const folder = pageCacheFolder(distDir)
  return existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : []
}
