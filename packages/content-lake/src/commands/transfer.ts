import {createReadStream, existsSync} from 'node:fs'
import {rename, writeFile} from 'node:fs/promises'
import {resolve} from 'node:path'

import {createClient, type SanityClient} from '@sanity/client'
import {type ExportProgress, exportDataset} from '@sanity/export'
import {sanityImport} from '@sanity/import'

import {partialSuffix} from '../atomic-files.ts'
import type {RunningContentLake} from '../contract.ts'
import {clientSettings} from '../fixtures.ts'
import {createContentLake} from '../server.ts'
import type {Filled} from '../settings.ts'
import {onCopy} from './data-folder.ts'

let shown = {step: '', at: 0}

/** Reports the progress of a transfer on stderr, at most once a second for each step. */
function showProgress({step, current, total}: Omit<ExportProgress, 'update'>): void {
  const isNew = step !== shown.step
  if (!isNew && Date.now() - shown.at < 1000) return
  shown = {step, at: Date.now()}
  console.error(isNew ? step : `${step}: ${current} of ${total}`)
}

/** A Content Lake on a copy of the data folder, and an administrator's client of the first dataset. */
interface Copy {
  lake: RunningContentLake
  client: SanityClient
}

/** Runs a lake on a copy of the data folder, and keeps what was changed only if asked and if all went well. */
async function onLake(
  target: Filled,
  keep: boolean,
  work: (copy: Copy) => Promise<void>,
): Promise<void> {
  const onFolder = async (dataDir: string): Promise<void> => {
    // Where Sanity's packages unpack files, which a killed command would leave behind.
    const {TMPDIR} = process.env
    process.env['TMPDIR'] = dataDir
    const lake = await createContentLake({...target, port: 0, host: undefined, dataDir})
    try {
      const client = createClient(clientSettings(lake, target.datasets[0], 'administrator'))
      await work({lake, client})
    } finally {
      await lake.close()
      if (TMPDIR === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = TMPDIR
    }
  }
  await onCopy(target.dataDir, onFolder, {keep})
}

/** Adds the documents and assets of an export; they replace documents with the same id. */
export async function importFile(target: Filled, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`)
  await onLake(target, true, async ({client}) => {
    const {numDocs, warnings} = await sanityImport(createReadStream(file), {
      client,
      operation: 'createOrReplace',
      releasesOperation: 'replace',
      onProgress: showProgress,
    })
    for (const {message} of warnings) console.error(message)
    console.error(`Imported ${numDocs} documents.`)
  })
}

/** Writes a dataset to a file: the documents and assets as Sanity's CLI does, or to `.ndjson` the documents. */
export async function exportFile(target: Filled, file: string): Promise<void> {
  const [dataset] = target.datasets
  await onLake(target, false, async ({client, lake}) => {
    const outputPath = file + partialSuffix
    const isPlain = file.endsWith('.ndjson')
    if (isPlain) {
      const headers = {authorization: `Bearer ${lake.options.tokens['administrator']}`}
      const {body} = await fetch(`${lake.url}/v1/data/export/${dataset}`, {headers})
      if (body) await writeFile(outputPath, body)
    } else await exportDataset({client, dataset, outputPath, onProgress: showProgress})
    await rename(outputPath, file)
    console.error(
      `Exported the ${isPlain ? 'documents, without files,' : 'dataset'} to ${resolve(file)}.`,
    )
  })
}

/** Removes all documents, their history and the assets of a dataset. */
export async function resetDataset(target: Filled): Promise<void> {
  const [dataset] = target.datasets
  await onLake(target, true, async ({lake: {lake}}) => {
    const isPrivate = lake.isPrivate(dataset)
    lake.deleteDataset(dataset)
    lake.createDataset(dataset)
    lake.setPrivate(dataset, isPrivate)
  })
  console.error(`The dataset "${dataset}" is empty.`)
}
