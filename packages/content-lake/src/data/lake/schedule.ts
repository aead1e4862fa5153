import type {Identity} from '../../contract.ts'
import {systemIdentity} from '../../grants.ts'
import {releaseDocumentId, releaseNameOf} from '../documents/ids.ts'
import type {DataLake} from './lake.ts'

/** Timers pause while a machine sleeps; checking this often bounds the delay. */
const LONGEST_WAIT = 60_000
/** Retry delay when the result could not be recorded, as on a full disk. */
const PAUSE = 1000

/** A release with a publish time. */
interface Scheduled {
  dataset: string
  name: string
  /** Transaction that scheduled it or edited it last. */
  revision: string
  time: number
}

/** Publishes scheduled releases on time, and overdue ones when the lake opens. Returns what publishes those due now. */
export function startScheduler(lake: DataLake): () => void {
  let timer: NodeJS.Timeout | undefined
  const plan = (shortest: number): void => {
    clearTimeout(timer)
    const [next] = scheduled(lake)
    if (!next) return
    const wait = Math.min(next.time - lake.now().getTime(), LONGEST_WAIT)
    timer = setTimeout(run, Math.max(shortest, wait))
    timer.unref()
  }
  const run = (): void => {
    const due = scheduled(lake).filter(({time}) => time <= lake.now().getTime())
    for (const release of due) publish(lake, release)
    plan(PAUSE)
  }
  lake.onCommit(({changes}) => {
    if (changes.some(({documentId}) => releaseNameOf(documentId) !== undefined)) plan(0)
  })
  lake.onClose(() => clearTimeout(timer))
  run()
  return run
}

/** In publishing order. */
function scheduled(lake: DataLake): Scheduled[] {
  const releases = lake.datasets().flatMap((dataset) =>
    lake.releases(dataset).flatMap(({_id, state, publishAt, _rev: revision}): Scheduled[] => {
      const name = releaseNameOf(_id)
      const time = Date.parse(String(publishAt))
      if (name === undefined || state !== 'scheduled' || Number.isNaN(time)) return []
      return [{dataset, name, revision, time}]
    }),
  )
  return releases.sort((a, b) => a.time - b.time)
}

function publish(lake: DataLake, release: Scheduled): void {
  const {dataset, name, revision} = release
  // Recorded as the scheduling user, whose permissions were checked then.
  const id = lake.storage.transaction(dataset, revision)?.author ?? 'system'
  const identity: Identity = {...systemIdentity, id}
  const actions = ['unschedule', 'publish'].map((step) => ({
    actionType: `sanity.action.release.${step}`,
    releaseId: name,
  }))
  try {
    lake.actions(dataset, {actions}, identity)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`Release "${name}" could not be published: ${reason}`)
    record(lake, release, reason, identity)
  }
}

/** Unschedules a release that could not be published, with the reason for the Studio. */
function record(lake: DataLake, {dataset, name}: Scheduled, message: string, by: Identity): void {
  const set = {state: 'active', error: {message}}
  const patch = {id: releaseDocumentId(name), set, unset: ['publishAt']}
  try {
    lake.mutate(dataset, {mutations: [{patch}]}, by)
  } catch (failure) {
    console.error(`Release "${name}" stays scheduled:`, failure)
  }
}
