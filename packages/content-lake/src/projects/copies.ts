import {randomUUID} from 'node:crypto'
import {cp} from 'node:fs/promises'

import {Hono} from 'hono'
import {streamSSE} from 'hono/streaming'

import type {Lake, LakeEnv, StoredDocument} from '../contract.ts'
import {httpError} from '../errors.ts'
import {systemIdentity} from '../grants.ts'
import {administratorsOnly} from '../http/access.ts'
import {readFields} from '../http/body.ts'
import {requireDataset} from '../http/project.ts'
import type {Collection} from '../state.ts'

/** A copy of a dataset, as jobs list it. Copies are synchronous, so each is complete when its request returns. */
export interface CopyJob {
  id: string
  sourceDataset: string
  targetDataset: string
  state: 'completed'
  withHistory: false
  createdAt: string
  updatedAt: string
}

interface CopySettings {
  projectId: string
  lake: Lake
  jobs: Collection<CopyJob>
  /** Folder of a dataset's assets. */
  folderOf: (dataset: string) => string
}

/** `/datasets/<name>/copy` and `/jobs`: copies documents and assets, without their history. */
export function createCopyRoutes(settings: CopySettings): Hono<LakeEnv> {
  const {lake, jobs} = settings
  const app = new Hono<LakeEnv>()

  app.put('/datasets/:dataset/copy', administratorsOnly, async (c) => {
    const source = requireDataset(lake, c.req.param('dataset'))
    const {targetDataset: target} = await readFields(c)
    if (typeof target !== 'string' || lake.datasets().includes(target)) {
      throw httpError(409, '"targetDataset" must name a dataset that does not exist.')
    }
    await copyDataset(settings, source, target)
    const now = new Date().toISOString()
    const job: CopyJob = {
      id: randomUUID(),
      sourceDataset: source,
      targetDataset: target,
      state: 'completed',
      withHistory: false,
      createdAt: now,
      updatedAt: now,
    }
    jobs.put(job)
    return c.json({jobId: job.id, aclMode: lake.isPrivate(target) ? 'private' : 'public'})
  })

  app.get('/projects/:project/datasets/copy', administratorsOnly, (c) =>
    c.json(jobs.all().toReversed()),
  )
  app.get('/jobs/:id', (c) => c.json(findJob(c.req.param('id'))))
  app.get('/jobs/:id/listen', (c) => {
    const data = JSON.stringify(findJob(c.req.param('id')))
    return streamSSE(c, (stream) => stream.writeSSE({event: 'done', data}))
  })

  // No token needed: the CLI listens without one, and ids cannot be guessed.
  function findJob(id: string): CopyJob {
    const job = jobs.get(id)
    if (job) return job
    throw httpError(404, 'There is no such job.')
  }
  return app
}

async function copyDataset(
  {projectId, lake, folderOf}: CopySettings,
  source: string,
  target: string,
): Promise<void> {
  const {result} = await lake.query({
    dataset: source,
    query: '*',
    perspective: 'raw',
    identity: systemIdentity,
  })
  lake.createDataset(target)
  try {
    lake.setPrivate(target, lake.isPrivate(source))
    const mutations = (result as StoredDocument[]).map((document) => ({
      create: withDataset(document, `/${projectId}/${source}/`, `/${projectId}/${target}/`),
    }))
    lake.mutate(target, {mutations}, systemIdentity)
    await cp(folderOf(source), folderOf(target), {recursive: true}).catch(ignoreMissing)
  } catch (error) {
    lake.deleteDataset(target)
    throw error
  }
}

/** Replaces the dataset in the path and URL of an asset. */
function withDataset(document: StoredDocument, source: string, target: string): StoredDocument {
  const {_type: type, path, url} = document
  if (type !== 'sanity.imageAsset' && type !== 'sanity.fileAsset') return document
  const moved = (text: unknown) => (typeof text === 'string' ? text.replace(source, target) : text)
  return {...document, path: moved(path), url: moved(url)}
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
