import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'

/** The folder in which Next.js keeps what it has rendered since the build. */
export const keptFolder = (distDir: string): string => join(distDir, 'server/route-cache')

/** Every file in it, as a path below it. */
export function keptFiles(distDir: string): string[] {
  const folder = keptFolder(distDir)
  return existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : []
}
