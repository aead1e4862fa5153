import {randomUUID} from 'node:crypto'
import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** Suffix of files that are being written. */
export const draftEnding = '.part'

/** Writes to a temporary file and renames it, so that neither a reader nor a crash sees a partial file. */
export async function writeWholeFile(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}${draftEnding}`
  await mkdir(dirname(path), {recursive: true})
  await writeFile(draft, bytes)
  await rename(draft, path)
}

/** Removes partial files left by a process that was killed. */
export async function removeDrafts(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const names = await readdir(folder, {recursive: true})
  const drafts = names.filter((name) => name.endsWith(draftEnding))
  await Promise.all(drafts.map((name) => rm(join(folder, name), {force: true})))
}
