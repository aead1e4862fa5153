import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import {basename, dirname, join} from 'node:path'

import {readCredentials} from '../credentials.ts'
import {root} from '../starter/settings.ts'
import {step} from '../starter/steps.ts'
import {UserError} from '../user-error.ts'
import {fingerprint, readArchive, writeArchive, type Source} from './archive.ts'
import {format, sizeOf, type Manifest} from './manifest.ts'
import {copySqlite, listData, withStoppedServices} from './stores.ts'

function projectVersion(): string {
  const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function checkTarget(archive: string): void {
  // Git ignores this ending: an archive holds keys.
  if (!archive.endsWith('.tar.gz')) {
    throw new UserError(`The archive's name must end with .tar.gz: ${archive}.`)
  }
  if (existsSync(archive)) throw new UserError(`${archive} already exists. Choose another name.`)
}

function checkSource(dataDir: string): void {
  const credentials = join(dataDir, 'credentials.json')
  if (!existsSync(credentials)) {
    throw new UserError(
      `There is nothing to back up in ${dataDir}: the site has never been started with it.`,
    )
  }
  readCredentials(credentials)
}

/** Reads every file once for its checksum. */
async function describe(folders: string[], sources: Source[]): Promise<Manifest> {
  const files: Manifest['files'] = []
  for (const source of sources) files.push(await fingerprint(source))
  return {format, version: projectVersion(), createdAt: new Date().toISOString(), folders, files}
}

/** Writes the archive in `temporaryDir`, a temporary folder beside its destination. */
async function makeArchive(dataDir: string, temporaryDir: string): Promise<string> {
  const draft = join(temporaryDir, 'archive')
  const {manifest, sources} = await step('Stores', async () => {
    const {folders, files} = listData(dataDir)
    const copies = await copySqlite(dataDir, temporaryDir)
    const untouched = files.map((path) => ({path, file: join(dataDir, path)}))
    const all = [...untouched, ...copies]
    return {manifest: await describe(folders, all), sources: all}
  })
  await step('Archive', () => writeArchive(draft, manifest, sources))
  // Verify by reading it as a restore does.
  await step('Check', () => readArchive(draft, null))
  const [megabytes, packed] = [sizeOf(manifest), statSync(draft).size].map((bytes) =>
    (bytes / 1e6).toFixed(1),
  )
  console.log(`\n  ${manifest.files.length} files of ${megabytes} MB, packed in ${packed} MB`)
  return draft
}

/** Backs a data folder up to one new file, which appears only when complete. */
export async function backUp(dataDir: string, archive: string): Promise<void> {
  checkTarget(archive)
  checkSource(dataDir)
  await withStoppedServices(dataDir, async () => {
    mkdirSync(dirname(archive), {recursive: true})
    const temporaryDir = mkdtempSync(join(dirname(archive), `${basename(archive)}.part-`))
    const clear = () => rmSync(temporaryDir, {recursive: true, force: true})
    process.once('exit', clear)
    try {
      renameSync(await makeArchive(dataDir, temporaryDir), archive)
    } finally {
      clear()
    }
  })
}
