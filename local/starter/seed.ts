import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {createClient, type SanityDocument} from '@sanity/client'
import {sanityImport} from '@sanity/import'

import type {Credentials} from './credentials.ts'
import {root, type Settings} from './settings.ts'
import {StartError} from './start-error.ts'

const folder = join(root, 'content')

function readDocuments(): SanityDocument[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as SanityDocument)
}

/**
 * Loads `content/` into an empty dataset, or one whose load was interrupted; returns the number of
 * documents.
 */
export async function seedEmptyDataset(
  {dataDir}: Settings,
  {contentLake}: Credentials,
): Promise<number> {
  const unfinished = join(dataDir, 'content.unfinished')
  const client = createClient({
    projectId: contentLake.projectId,
    dataset: contentLake.dataset,
    apiHost: contentLake.url,
    useProjectHostname: false,
    apiVersion: '2026-03-01',
    token: contentLake.tokens.administrator,
    useCdn: false,
    perspective: 'raw',
  })
  const existing = await client.fetch<number>('count(*[!(_type match "system.**")])')
  if (existing > 0 && !existsSync(unfinished)) return 0
  writeFileSync(unfinished, '')
  const {numDocs, warnings} = await sanityImport(readDocuments(), {
    client,
    operation: 'createIfNotExists',
    // Base of asset URLs such as `image@file://./pictures/….png`.
    assetsBase: folder,
  })
  if (warnings.length > 0) throw new StartError('Some documents in content/ could not be loaded.')
  rmSync(unfinished)
  return numDocs
}
