import {Storage} from '../storage/storage.ts'
import {DataLake} from './lake.ts'
import {startScheduler} from './schedule.ts'

const DAY = 86_400_000

/** Opens the lake in a folder, created when missing, or in memory. Throws when another process holds it. */
export function openLake(options: {
  dataDir?: string
  defaultDataset: string
  projectId?: string
  serverUrl?: string
  historyDays?: number
}): DataLake {
  const storage = new Storage(options.dataDir)
  if (options.serverUrl) storage.moveAssets(options.serverUrl)
  const {historyDays = 36_500} = options
  const forget = (): void => storage.forget(new Date(Date.now() - historyDays * DAY))
  forget()
  const daily = setInterval(forget, DAY).unref()
  const lake = new DataLake(storage, options.projectId)
  lake.onClose(() => clearInterval(daily))
  lake.createDataset(options.defaultDataset)
  lake.onTravel(startScheduler(lake))
  return lake
}
