import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {createClient, type SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'

import type {Credentials} from '../credentials.ts'
import {UserError} from '../user-error.ts'
import {readSeed, seedFolder} from './seed-documents.ts'
import type {Settings} from './settings.ts'

/** Everything but system documents; releases too, because a scheduled one locks its documents. */
const content = '*[!(_type match "system.**") || _type == "system.release"]'

/** A client that reads drafts too; an administrator's may write everything. */
export function contentClient(
  {url, projectId, dataset, tokens}: Credentials['contentLake'],
  role: keyof typeof tokens = 'administrator',
): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiHost: url,
    useProjectHostname: false,
    apiVersion: '2026-03-01',
    token: tokens[role],
    useCdn: false,
    perspective: 'raw',
  })
}

/** Exists while `content/` is being loaded: the next start loads it again. */
const unfinishedFile = ({dataDir}: Settings) => join(dataDir, 'content.unfinished')

async function load(settings: Settings, client: SanityClient): Promise<number> {
  writeFileSync(unfinishedFile(settings), '')
  const {numDocs, warnings} = await sanityImport(
    readSeed().map(({document}) => document),
    {
      client,
      operation: 'createIfNotExists',
      // Base of asset URLs such as `image@file://./pictures/….png`.
      assetsBase: seedFolder,
    },
  )
  if (warnings.length > 0) throw new UserError('Some documents in content/ could not be loaded.')
  rmSync(unfinishedFile(settings))
  return numDocs
}

/** The number of documents in the dataset, drafts and pictures included. */
export async function countDocuments({contentLake}: Credentials): Promise<number> {
  return contentClient(contentLake).fetch<number>(`count(${content})`)
}

/**
 * Loads `content/` into an empty dataset, or one whose load was interrupted; returns the number of
 * documents.
 */
export async function seedEmptyDataset(
  settings: Settings,
  credentials: Credentials,
): Promise<number> {
  const existing = await countDocuments(credentials)
  if (existing > 0 && !existsSync(unfinishedFile(settings))) return 0
  return load(settings, contentClient(credentials.contentLake))
}

/**
 * Deletes all content and loads `content/` again; returns the number of documents. The next start resumes an
 * interrupted reset.
 */
export async function resetDataset(settings: Settings, credentials: Credentials): Promise<number> {
  const client = contentClient(credentials.contentLake)
  await client.delete({query: content})
  return load(settings, client)
}
