import {mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync} from 'node:fs'
import {join} from 'node:path'

import {step} from '../starter/steps.ts'
import {UserError} from '../user-error.ts'
import {readArchive} from './archive.ts'
import {sizeOf, type Manifest} from './manifest.ts'
import {withStoppedServices} from './stores.ts'

/** Names that may stay in the data folder: locks of running processes, and data moved aside by earlier restores. */
const ignoredNames = /\.lock(-journal)?$|^before-restore-/

function existingNames(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => !ignoredNames.test(name))
}

function checkEmpty(dataDir: string, force: boolean): void {
  const names = existingNames(dataDir)
  if (names.length === 0 || force) return
  throw new UserError(
    `The data folder ${dataDir} is not empty (${names.join(', ')}). Set DATA_DIR to another folder, or add --force to move the existing data aside. Nothing was changed.`,
  )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)

function checkSpace(dataDir: string, manifest: Manifest): void {
  const {bavail, bsize} = statfsSync(dataDir)
  const [needed, free] = [sizeOf(manifest), bavail * bsize]
  if (needed <= free) return
  throw new UserError(
    `Not enough space: the files need ${megabytes(needed)} MB, and ${dataDir} has ${megabytes(free)} MB free. Nothing was changed.`,
  )
}

function moveAll(names: string[], from: string, to: string): void {
  const moved: string[] = []
  try {
    for (const name of names) {
      renameSync(join(from, name), join(to, name))
      moved.push(name)
    }
  } catch (error) {
    for (const name of moved) renameSync(join(to, name), join(from, name))
    throw error
  }
}

/**
 * Replaces the old data by the unpacked data; returns where the old data is. Synchronous renames, so that no signal
 * interrupts them halfway.
 */
function replaceData(dataDir: string, unpacked: string): string | null {
  const previous = existingNames(dataDir).filter((name) => join(dataDir, name) !== unpacked)
  const restored = readdirSync(unpacked)
  if (previous.length === 0) {
    moveAll(restored, unpacked, dataDir)
    return null
  }
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`)
  mkdirSync(aside, {mode: 0o700})
  moveAll(previous, dataDir, aside)
  try {
    moveAll(restored, unpacked, dataDir)
  } catch (error) {
    moveAll(previous, aside, dataDir)
    throw error
  }
  return aside
}

/** Restores a data folder; returns the manifest, and where the old data is, if any. */
export async function restore(
  archive: string,
  dataDir: string,
  {force}: {force: boolean},
): Promise<{manifest: Manifest; aside: string | null}> {
  const manifest = await step('Check', () => readArchive(archive, null))
  let aside: string | null = null
  await withStoppedServices(dataDir, async () => {
    checkEmpty(dataDir, force)
    checkSpace(dataDir, manifest)
    const unpacked = mkdtempSync(join(dataDir, 'restoring-'))
    const clear = () => rmSync(unpacked, {recursive: true, force: true})
    process.once('exit', clear)
    try {
      await step('Files', () => readArchive(archive, unpacked))
      aside = replaceData(dataDir, unpacked)
    } finally {
      clear()
    }
  })
  return {manifest, aside}
}
