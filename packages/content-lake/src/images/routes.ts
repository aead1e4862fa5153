import {hash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {basename} from 'node:path'

import {serveStatic} from '@hono/node-server/serve-static'
import {Hono} from 'hono'
import type {Context} from 'hono'
import {getMimeType} from 'hono/utils/mime'

import type {AssetStore} from '../assets/store.ts'
import type {LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import type {DiskCache} from './disk-cache.ts'
import {JobQueue} from './job-queue.ts'
import {asksForTransform, type ImageSpec, readSpec} from './parameters.ts'

interface ImageSettings {
  projectId: string
  store: AssetStore
  cache: DiskCache
}

/** Concurrent transforms; each uses one core. */
const IMAGE_JOBS = 2

const IMAGE_NAME = /^[0-9a-f]{40}-\d{1,6}x\d{1,6}\.([a-z0-9]{2,5})$/
const FILE_NAME = /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/
const DATASET_NAME = /^[a-z0-9][-_a-z0-9]{0,63}$/

/** URLs contain the content hash, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Opened directly, an uploaded SVG or HTML gets no scripts, forms or origin. No effect on `<img>`. */
const HARMLESS = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

/** `GET /images/…` and `GET /files/…`, as on the hosted CDN. A trailing file name is ignored. */
export function createImageRoutes(settings: ImageSettings): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const jobs = new JobQueue(IMAGE_JOBS)

  app.get('/images/:project/:dataset/:file/:vanity?', async (c) => {
    const path = findOriginal(c, settings, IMAGE_NAME)
    const query = new URL(c.req.url).searchParams
    const extension = IMAGE_NAME.exec(c.req.param('file'))?.[1] ?? ''
    // As hosted: SVG is served as is, unless another format is requested.
    const transform = extension === 'svg' ? query.has('fm') : asksForTransform(query)
    if (!transform) return sendOriginal(c, path)
    const spec = readSpec(query, extension, c.req.header('accept') ?? '')
    return sendTransformed(c, path, spec, {cache: settings.cache, jobs})
  })

  app.get('/files/:project/:dataset/:file/:vanity?', async (c) =>
    sendOriginal(c, findOriginal(c, settings, FILE_NAME)),
  )

  return app
}

function findOriginal(
  c: Context<LakeEnv>,
  {projectId, store}: ImageSettings,
  pattern: RegExp,
): string {
  const {project = '', dataset = '', file = ''} = c.req.param() as Record<string, string>
  const known = project === projectId && DATASET_NAME.test(dataset) && pattern.test(file)
  const path = store.pathOf(dataset, file)
  if (known && existsSync(path)) return path
  throw noAsset()
}

const noAsset = () => httpError(404, 'There is no such asset.')

async function sendTransformed(
  c: Context<LakeEnv>,
  path: string,
  spec: ImageSpec,
  {cache, jobs}: {cache: DiskCache; jobs: JobQueue},
): Promise<Response> {
  // Keyed by content hash, so that datasets share the cache and a moved folder keeps it.
  const key = hash('sha256', JSON.stringify([basename(path), spec]))
  addHeaders(c, spec.format === 'pjpg' ? 'x.jpg' : `x.${spec.format}`, key)
  if (c.req.query('auto') === 'format') c.header('vary', 'Accept')
  if (isUnchanged(c, key)) return c.body(null, 304)
  const bytes =
    (await cache.read(key)) ??
    (await jobs.run(key, async () => {
      // Load sharp with the first transform.
      const {renderImage} = await import('./render.ts')
      const rendered = await renderImage(path, spec).catch((error: unknown) => {
        // The image may have been deleted meanwhile.
        throw existsSync(path) ? error : noAsset()
      })
      await cache.write(key, rendered)
      return rendered
    }))
  return c.body(new Uint8Array(bytes))
}

async function sendOriginal(c: Context<LakeEnv>, path: string): Promise<Response> {
  const name = basename(path)
  addHeaders(c, name, name)
  if (isUnchanged(c, name)) return c.body(null, 304)
  // Video players ask for parts.
  c.header('accept-ranges', 'bytes')
  const sent = (await serveStatic({path})(c, () => Promise.reject(noAsset()))) as Response
  if (sent.status === 416) throw httpError(416, 'The file has no such bytes.')
  return sent
}

function addHeaders(c: Context, name: string, tag: string): void {
  c.header('cache-control', FOREVER)
  c.header('content-security-policy', HARMLESS)
  c.header('content-type', getMimeType(name) ?? 'application/octet-stream')
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('etag', `"${tag}"`)
  c.header('x-content-type-options', 'nosniff')
  const download = c.req.query('dl')
  if (download === undefined) return
  const wanted = encodeURIComponent(download || name).replaceAll("'", '%27')
  c.header('content-disposition', `attachment; filename*=UTF-8''${wanted}`)
}

function isUnchanged(c: Context, tag: string): boolean {
  return c.req.header('if-none-match') === `"${tag}"`
}
