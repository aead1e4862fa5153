import {Storage} from '../storage/storage.ts'
import type {DataLake} from './lake.ts'
import {startScheduler} from './schedule.ts'
import {StoredLake} from './stored-lake.ts'

/** Opens the lake in a folder, created when missing, or in memory. Throws when another process holds it. */
export function openLake(options: {
  dataDir?: string
  defaultDataset: string
  projectId?: string
  strictLimits?: boolean
  serverUrl?: string
}): DataLake {
  const storage = new Storage(options.dataDir)
  if (options.serverUrl) storage.moveAssets(options.serverUrl)
  const lake = new StoredLake(storage, options)
  lake.createDataset(options.defaultDataset)
  lake.onTravel(startScheduler(lake))
  return lake
}
