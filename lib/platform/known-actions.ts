import 'server-only'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Next.js's list of a build's server actions, relative to its folder. */
const manifestFile = 'server/server-reference-manifest.json'

interface Manifest {
  node: Record<string, unknown>
}

async function readIds(): Promise<ReadonlySet<string> | null> {
  const folder = process.env.NEXT_DIST_DIR || '.next'
  const file = join(/* turbopackIgnore: true */ process.cwd(), folder, manifestFile)
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : new Set(Object.keys((JSON.parse(text) as Manifest).node))
}

let ids: ReturnType<typeof readIds> | undefined

/** The ids of the build's server actions; null where its files cannot be read. */
export function knownActions(): Promise<ReadonlySet<string> | null> {
  ids ??= readIds()
  return ids
}
