import {createHash} from 'node:crypto'

import {Hono} from 'hono'
import type {Context} from 'hono'
import {getExtension, getMimeType} from 'hono/utils/mime'

import type {Lake, LakeEnv, StoredDocument} from '../contract.ts'
import {refusal} from '../errors.ts'
import {limitBody} from '../http/limits.ts'
import {requireWriter} from '../people/people.ts'
import type {AssetStore} from './store.ts'

interface AssetSettings {
  lake: Lake
  store: AssetStore
  projectId: string
  /** Origin of asset URLs. */
  serverUrl: string
}

interface Upload {
  /** File name on disk and in the URL. */
  name: string
  id: string
  fields: Record<string, unknown>
}

const ASSET_MEGABYTES = 20

/** `POST /assets/images|files/<dataset>`: stores the bytes, then the document that describes them. */
export function createAssetRoutes(settings: AssetSettings): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  // Checks permission before reading the body.
  app.use('/assets/*', async (c, next) => {
    requireWriter(c.get('identity'))
    await next()
  })

  app.post('/assets/images/:dataset', limitBody(ASSET_MEGABYTES), async (c) => {
    const bytes = await readUpload(c, settings.lake)
    return c.json({document: await keep(c, settings, bytes, await imageUpload(bytes))})
  })

  app.post('/assets/files/:dataset', limitBody(ASSET_MEGABYTES), async (c) => {
    const bytes = await readUpload(c, settings.lake)
    return c.json({document: await keep(c, settings, bytes, fileUpload(c, bytes))})
  })

  return app
}

async function readUpload(c: Context<LakeEnv>, lake: Lake): Promise<Uint8Array> {
  const dataset = c.req.param('dataset') ?? ''
  if (!lake.datasets().includes(dataset)) {
    throw refusal(404, 'Not Found', `Dataset "${dataset}" not found for project.`)
  }
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (bytes.length === 0) throw refusal(400, 'Bad Request', 'The upload has no bytes.')
  return bytes
}

async function imageUpload(bytes: Uint8Array): Promise<Upload> {
  // sharp takes 30 MB and a moment to load: load it with the first picture.
  const {inspectImage} = await import('./inspect-image.ts')
  const {extension, mimeType, width, height, metadata} = await inspectImage(bytes)
  const sha1hash = sha1Of(bytes)
  const stem = `${sha1hash}-${width}x${height}`
  return {
    name: `${stem}.${extension}`,
    id: `image-${stem}-${extension}`,
    fields: {
      _type: 'sanity.imageAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType,
      metadata,
    },
  }
}

function fileUpload(c: Context<LakeEnv>, bytes: Uint8Array): Upload {
  const declared = c.req.header('content-type')?.split(';')[0]?.trim() ?? ''
  const named = /\.([a-z0-9]{1,16})$/i.exec(c.req.query('filename') ?? '')?.[1]?.toLowerCase()
  const extension = named ?? getExtension(declared) ?? 'bin'
  const sha1hash = sha1Of(bytes)
  return {
    name: `${sha1hash}.${extension}`,
    id: `file-${sha1hash}-${extension}`,
    fields: {
      _type: 'sanity.fileAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType: getMimeType(`x.${extension}`)?.split(';')[0] ?? 'application/octet-stream',
    },
  }
}

function sha1Of(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** Stores the file first: a document without its file would be a broken image. */
async function keep(
  c: Context<LakeEnv>,
  {lake, store, projectId, serverUrl}: AssetSettings,
  bytes: Uint8Array,
  {name, id, fields}: Upload,
): Promise<StoredDocument | undefined> {
  const dataset = c.req.param('dataset') ?? ''
  const identity = c.get('identity')
  await store.save(dataset, name, bytes)
  const folder = fields['_type'] === 'sanity.imageAsset' ? 'images' : 'files'
  const path = `${folder}/${projectId}/${dataset}/${name}`
  const described = describedBy(c)
  const mutations: Record<string, unknown>[] = [
    {
      createIfNotExists: {
        _id: id,
        ...fields,
        originalFilename: c.req.query('filename') ?? name,
        path,
        size: bytes.length,
        uploadId: fields['sha1hash'],
        url: `${serverUrl}/${path}`,
      },
    },
  ]
  if (Object.keys(described).length > 0) {
    mutations.push({patch: {id, set: described}})
  }
  lake.mutate(dataset, {mutations}, identity)
  return lake.documents(dataset, [id], identity)[0]
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
