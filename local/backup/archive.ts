import {createHash} from 'node:crypto'
import {createReadStream, createWriteStream, existsSync} from 'node:fs'
import {mkdir, open} from 'node:fs/promises'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {createGzip} from 'node:zlib'

import {createTarDecoder, type ParsedTarEntry} from 'modern-tar'
import {packTar} from 'modern-tar/fs'

import {UserError} from '../user-error.ts'
import {parseManifest, type Manifest} from './manifest.ts'

/** A file to archive, and where it lies on disk. */
export interface Source {
  path: string
  file: string
}

const manifestName = 'manifest.json'

/** Bytes; enough for hundreds of thousands of files. */
const maxManifestBytes = 64 * 1024 * 1024

/** Size and checksum of a file. */
export async function fingerprint({path, file}: Source): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return {path, size, sha256: hash.digest('hex')}
}

/** Writes a new archive with owner-only permissions and flushes it to disk. */
export async function writeArchive(
  archive: string,
  manifest: Manifest,
  sources: Source[],
): Promise<void> {
  const tar = packTar([
    {type: 'content', target: manifestName, content: JSON.stringify(manifest), mode: 0o600},
    ...sources.map(({path, file}) => ({
      type: 'file' as const,
      source: file,
      target: path,
      mode: 0o600,
    })),
  ])
  const output = createWriteStream(archive, {flags: 'wx', mode: 0o600, flush: true})
  await pipeline(tar, createGzip(), output)
}

/** Why an archive is damaged; completes the sentence around it. */
class Damage extends Error {}

async function readText({body}: ParsedTarEntry): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > maxManifestBytes) throw new Damage('its manifest is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Reads one file of an archive, verifies it and writes it to `target` if given; throws on a
 * mismatch.
 */
async function readFile(
  {body}: ParsedTarEntry,
  {path, size, sha256}: Manifest['files'][number],
  target: string | null,
): Promise<void> {
  const hash = createHash('sha256')
  let length = 0
  const output = target === null ? null : await open(target, 'wx', 0o600)
  try {
    for await (const chunk of body) {
      hash.update(chunk)
      length += chunk.length
      await output?.writeFile(chunk)
    }
  } finally {
    await output?.close()
  }
  if (length !== size || hash.digest('hex') !== sha256) {
    throw new Damage(`${path} does not match the manifest`)
  }
}

async function makeFolders({folders}: Manifest, into: string): Promise<void> {
  for (const folder of folders) await mkdir(join(into, folder), {recursive: true, mode: 0o700})
}

async function readEntries(
  entries: AsyncIterable<ParsedTarEntry>,
  into: string | null,
): Promise<Manifest> {
  let manifest: Manifest | null = null
  const missing = new Map<string, Manifest['files'][number]>()
  for await (const entry of entries) {
    const {name, type} = entry.header
    if (!manifest) {
      manifest = name === manifestName ? parseManifest(await readText(entry)) : null
      if (!manifest) throw new Damage('it does not begin with a manifest')
      for (const file of manifest.files) missing.set(file.path, file)
      if (into !== null) await makeFolders(manifest, into)
      continue
    }
    const file = missing.get(name)
    if (!file || type !== 'file') throw new Damage(`${name} is not in its manifest`)
    missing.delete(name)
    await readFile(entry, file, into === null ? null : join(into, name))
  }
  const [absent] = missing.keys()
  if (!manifest) throw new Damage('it is empty')
  if (absent !== undefined) throw new Damage(`${absent} is missing`)
  return manifest
}

/** System errors (disk, permissions); anything else means a damaged archive. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error

/**
 * Reads and verifies a whole archive and returns its manifest; throws on any mismatch. Extracts
 * below `into` unless null.
 */
export async function readArchive(archive: string, into: string | null): Promise<Manifest> {
  if (!existsSync(archive)) throw new UserError(`${archive} does not exist.`)
  // Node.js and the DOM library type the same streams differently.
  const bytes = Readable.toWeb(createReadStream(archive)) as unknown as ReadableStream<BufferSource>
  const entries = bytes
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(createTarDecoder({strict: true}))
  try {
    return await readEntries(entries, into)
  } catch (error) {
    if (error instanceof UserError || isSystemError(error)) throw error
    const reason = error instanceof Damage ? error.message : 'it cannot be read to its end'
    throw new UserError(`${archive} is damaged or not a backup: ${reason}. Nothing was changed.`)
  }
}
