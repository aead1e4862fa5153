import {randomUUID} from 'node:crypto'
import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** Suffix of files that are being written or removed. */
export const partialSuffix = '.part'

/** Writes to a temporary file and renames it, so that neither a reader nor a crash sees a partial file. */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.${randomUUID()}${partialSuffix}`
  await mkdir(dirname(path), {recursive: true})
  await writeFile(partial, bytes)
  await rename(partial, path)
}

/** Removes partial files left by a process that was killed. */
export async function removePartialFiles(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const names = await readdir(folder, {recursive: true})
  const partial = names.filter((name) => name.endsWith(partialSuffix))
  await Promise.all(partial.map((name) => rm(join(folder, name), {recursive: true, force: true})))
}
