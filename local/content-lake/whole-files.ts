import {randomUUID} from 'node:crypto'
import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** Ends the names of files that are being written. */
export const draftEnding = '.part'

/** Writes a file under another name and renames it, so that no reader and no crash sees half of it. */
export async function writeWholeFile(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}${draftEnding}`
  await mkdir(dirname(path), {recursive: true})
  await writeFile(draft, bytes)
  await rename(draft, path)
}

/** Removes what a process that was killed had begun to write. */
export async function removeDrafts(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const names = await readdir(folder, {recursive: true})
  const drafts = names.filter((name) => name.endsWith(draftEnding))
  await Promise.all(drafts.map((name) => rm(join(folder, name), {force: true})))
}
