import {createReadStream, existsSync} from 'node:fs'
import {rename} from 'node:fs/promises'
import {join, resolve} from 'node:path'

import {createClient, type SanityClient} from '@sanity/client'
import {type ExportProgress, exportDataset} from '@sanity/export'
import {sanityImport} from '@sanity/import'

import {partialSuffix} from '../atomic-files.ts'
import type {RunningContentLake} from '../contract.ts'
import {clientSettings} from '../fixtures.ts'
import {createContentLake} from '../server.ts'
import {onCopy} from './data-folder.ts'

let shown = {step: '', at: 0}

/** Says on stderr how far a transfer is, at most once a second for each step. */
function showProgress({step, current, total}: Omit<ExportProgress, 'update'>): void {
  const isNew = step !== shown.step
  if (!isNew && Date.now() - shown.at < 1000) return
  shown = {step, at: Date.now()}
  console.error(isNew ? step : `${step}: ${current} of ${total}`)
}

/** The dataset that a command works on. */
export interface Target {
  dataDir: string
  dataset: string
  projectId: string
}

/** A Content Lake on a copy of the data folder, and an administrator's client of the dataset. */
interface Copy {
  lake: RunningContentLake
  client: SanityClient
  /** Folder for temporary files. */
  folder: string
}

/** Runs a lake on a copy of the data folder, and keeps what was changed only if asked and if all went well. */
async function onLake(
  {dataDir, dataset, projectId}: Target,
  keep: boolean,
  work: (copy: Copy) => Promise<void>,
): Promise<void> {
  const onFolder = async (folder: string): Promise<void> => {
    const lake = await createContentLake({
      port: 0,
      dataDir: folder,
      datasets: [dataset],
      projectId,
    })
    try {
      const client = createClient(clientSettings(lake, dataset, 'administrator'))
      await work({lake, client, folder})
    } finally {
      await lake.close()
    }
  }
  await onCopy(dataDir, onFolder, {keep})
}

/** Adds the documents and assets of an export; they replace documents with the same id. */
export async function importFile(target: Target, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`)
  await onLake(target, true, ({client}) => load(client, file))
}

async function load(client: SanityClient, file: string): Promise<void> {
  const {numDocs, warnings} = await sanityImport(createReadStream(file), {
    client,
    operation: 'createOrReplace',
    releasesOperation: 'replace',
    onProgress: showProgress,
  })
  for (const {message} of warnings) console.error(message)
  console.error(`Imported ${numDocs} documents.`)
}

/** Writes the documents and assets of a dataset to a file, as Sanity's CLI does. */
export async function exportFile(target: Target, file: string): Promise<void> {
  await onLake(target, false, ({client}) => save(client, target.dataset, file))
}

async function save(client: SanityClient, dataset: string, file: string): Promise<void> {
  const outputPath = file + partialSuffix
  const {documentCount} = await exportDataset({
    client,
    dataset,
    outputPath,
    onProgress: showProgress,
  })
  await rename(outputPath, file)
  console.error(`Exported ${documentCount} documents to ${resolve(file)}.`)
}

/** Removes all documents, their history and the assets of a dataset. */
export async function resetDataset(target: Target): Promise<void> {
  await onLake(target, true, async ({lake}) => empty(lake, target.dataset))
  console.error(`The dataset "${target.dataset}" is empty.`)
}

function empty({lake}: RunningContentLake, dataset: string): void {
  const isPrivate = lake.isPrivate(dataset)
  lake.deleteDataset(dataset)
  lake.createDataset(dataset)
  lake.setPrivate(dataset, isPrivate)
}

/** A dataset elsewhere; the hosted API when no address is given. */
export interface Source {
  projectId: string
  dataset: string
  token: string
  apiHost?: string | undefined
}

/** Replaces a dataset by a copy of another one. */
export async function pullDataset(target: Target, {apiHost, ...source}: Source): Promise<void> {
  const remote = createClient({
    ...source,
    ...(apiHost && {apiHost, useProjectHostname: false}),
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  await onLake(target, true, async ({lake, client, folder}) => {
    const file = join(folder, 'pulled.tar.gz')
    await save(remote, source.dataset, file)
    empty(lake, target.dataset)
    await load(client, file)
  })
}
