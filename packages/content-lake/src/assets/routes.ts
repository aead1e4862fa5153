import {rm} from 'node:fs/promises'

import {Hono} from 'hono'
import type {Context} from 'hono'
import {getExtension, getMimeType} from 'hono/utils/mime'

import type {CommittedTransaction, Lake, LakeEnv, StoredDocument} from '../contract.ts'
import {httpError} from '../errors.ts'
import {systemIdentity} from '../grants.ts'
import {writersOnly} from '../http/access.ts'
import {MEGABYTE, tooLarge} from '../http/limits.ts'
import {requireDataset} from '../http/project.ts'
import type {InspectedImage} from './inspect-image.ts'
import type {AssetStore, Received} from './store.ts'

interface AssetSettings {
  lake: Lake
  store: AssetStore
  projectId: string
  /** Limit for files; images have a lower one. */
  maxUploadMegabytes: number
  /** Origin of asset URLs. */
  serverUrl: string
}

interface Upload {
  /** File name on disk and in the URL. */
  name: string
  id: string
  fields: Record<string, unknown>
}

/** Lower than for files, because images are decoded in memory. */
const IMAGE_MEGABYTES = 20

/** `POST /assets/images|files/<dataset>`: stores the bytes, then the document that describes them. */
export function createAssetRoutes(settings: AssetSettings): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  settings.lake.onTransaction((transaction) => removeFiles(transaction, settings))

  // Before the body is read.
  app.use('/assets/*', writersOnly)

  app.post('/assets/images/:dataset', async (c) => {
    // sharp takes 30 MB and is slow to load, so load it with the first picture.
    const {inspectImage} = await import('./inspect-image.ts')
    // Browsers send the names as one.
    const wanted = c.req.queries('meta')?.flatMap((names) => names.split(','))
    const document = await takeUpload(c, settings, IMAGE_MEGABYTES, async (received) =>
      imageUpload(received, await inspectImage(received.path, wanted)),
    )
    return c.json({document})
  })

  app.post('/assets/files/:dataset', async (c) => {
    const document = await takeUpload(c, settings, settings.maxUploadMegabytes, (received) =>
      fileUpload(c, received),
    )
    return c.json({document})
  })

  return app
}

async function takeUpload(
  c: Context<LakeEnv>,
  settings: AssetSettings,
  megabytes: number,
  describe: (received: Received) => Upload | Promise<Upload>,
): Promise<StoredDocument | undefined> {
  const {lake, store} = settings
  const dataset = requireDataset(lake, c.req.param('dataset'))
  if (Number(c.req.header('content-length')) > megabytes * MEGABYTE) throw tooLarge(megabytes)
  const received = await store.receive(c.req.raw.body ?? [], megabytes)
  try {
    if (received.size === 0) throw httpError(400, 'The upload has no bytes.')
    const upload = await describe(received)
    // It may have been deleted meanwhile.
    requireDataset(lake, dataset)
    return keep(c, settings, received, upload)
  } catch (error) {
    await rm(received.path, {force: true})
    throw error
  }
}

function imageUpload(
  {sha1}: Received,
  {extension, mimeType, width, height, metadata}: InspectedImage,
): Upload {
  const stem = `${sha1}-${width}x${height}`
  return {
    name: `${stem}.${extension}`,
    id: `image-${stem}-${extension}`,
    fields: {_type: 'sanity.imageAsset', extension, mimeType, metadata},
  }
}

function fileUpload(c: Context<LakeEnv>, {sha1}: Received): Upload {
  const declared = c.req.header('content-type')?.split(';')[0]?.trim() ?? ''
  const named = /\.([a-z0-9]{1,16})$/i.exec(c.req.query('filename') ?? '')?.[1]?.toLowerCase()
  const extension = named ?? getExtension(declared) ?? 'bin'
  const mimeType = getMimeType(`x.${extension}`)?.split(';')[0] ?? 'application/octet-stream'
  return {
    name: `${sha1}.${extension}`,
    id: `file-${sha1}-${extension}`,
    fields: {_type: 'sanity.fileAsset', extension, mimeType},
  }
}

/** Stores the file first: a document without its file would be a broken image. A file whose document is refused goes. */
function keep(
  c: Context<LakeEnv>,
  {lake, store, projectId, serverUrl}: AssetSettings,
  received: Received,
  {name, id, fields}: Upload,
): StoredDocument | undefined {
  const dataset = c.req.param('dataset') ?? ''
  const identity = c.get('identity')
  const {size, sha1} = received
  store.keep(dataset, name, received)
  const folder = fields['_type'] === 'sanity.imageAsset' ? 'images' : 'files'
  const path = `${folder}/${projectId}/${dataset}/${name}`
  const described = describedBy(c)
  const mutations: Record<string, unknown>[] = [
    {
      createIfNotExists: {
        _id: id,
        ...fields,
        assetId: sha1,
        sha1hash: sha1,
        uploadId: sha1,
        originalFilename: c.req.query('filename') ?? name,
        path,
        size,
        url: `${serverUrl}/${path}`,
      },
    },
  ]
  if (Object.keys(described).length > 0) {
    mutations.push({patch: {id, set: described}})
  }
  try {
    lake.mutate(dataset, {mutations}, identity)
  } catch (error) {
    if (lake.documents(dataset, [id], systemIdentity).length === 0) store.remove(dataset, name)
    throw error
  }
  return lake.documents(dataset, [id], identity)[0]
}

const ASSET_ID = /^(?:image|file)-([0-9a-f]{40}[0-9x-]*)-([a-z0-9]+)$/

/** Removes the files of deleted asset documents. */
function removeFiles(
  {dataset, documentIds}: CommittedTransaction,
  {lake, store}: Pick<AssetSettings, 'lake' | 'store'>,
): void {
  for (const id of documentIds) {
    const [, stem, extension] = ASSET_ID.exec(id) ?? []
    if (!stem || lake.documents(dataset, [id], systemIdentity).length > 0) continue
    store.remove(dataset, `${stem}.${extension}`)
  }
}

/** Descriptive fields of an upload; uploading the same bytes again may change them. */
function describedBy(c: Context<LakeEnv>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const field of ['label', 'title', 'description', 'creditLine']) {
    const value = c.req.query(field)
    if (value !== undefined) fields[field] = value
  }
  const {sourceId: id, sourceName: name, sourceUrl: url} = c.req.query()
  if (id !== undefined && name !== undefined) {
    fields['source'] = {_type: 'sanity.assetSourceData', id, name, ...(url && {url})}
  }
  return fields
}
