import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'

/** Returns the folder in which the page cache stores pages rendered since the build. */
export const keptFolder = (distDir: string): string => join(distDir, 'server/route-cache')

/** Returns every file in that folder, as a relative path. */
export function keptFiles(distDir: string): string[] {
  const folder = keptFolder(distDir)
  return existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : []
}
