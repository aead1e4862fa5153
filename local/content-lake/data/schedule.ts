import type {DataLake} from './lake.ts'

const SYSTEM = {id: 'system', role: 'administrator'} as const
/** Timers cannot wait longer than 24.8 days; looking once a day is enough for the rest. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000

/** Publishes scheduled releases when their time comes, and on opening those whose time came meanwhile. */
export function startScheduler(lake: DataLake): void {
  let timer: NodeJS.Timeout | undefined
  const plan = (): void => {
    clearTimeout(timer)
    const next = Math.min(...scheduled(lake).map((release) => release.time))
    if (next === Infinity) return
    timer = setTimeout(run, Math.max(0, Math.min(next - Date.now(), LONGEST_WAIT)))
    timer.unref()
  }
  const run = (): void => {
    for (const {dataset, name, time} of scheduled(lake)) {
      if (time <= Date.now()) publish(lake, dataset, name)
    }
    plan()
  }
  lake.onCommit(({changes}) => {
    if (changes.some(({documentId}) => documentId.startsWith('_.releases.'))) plan()
  })
  lake.onClose(() => clearTimeout(timer))
  run()
}

function scheduled(lake: DataLake): {dataset: string; name: string; time: number}[] {
  return lake.datasets().flatMap((dataset) =>
    lake.releases(dataset).flatMap((release) => {
      const time = Date.parse(String(release['publishAt']))
      if (release['state'] !== 'scheduled' || Number.isNaN(time)) return []
      return [{dataset, name: String(release['name']), time}]
    }),
  )
}

/** A release that cannot be published goes back to its editors, who see it unscheduled. */
function publish(lake: DataLake, dataset: string, releaseId: string): void {
  try {
    const action = {actionType: 'sanity.action.release.publish', releaseId}
    lake.actions(dataset, {actions: [action]}, SYSTEM)
  } catch (error) {
    console.error(`Release "${releaseId}" could not be published:`, error)
    const action = {actionType: 'sanity.action.release.unschedule', releaseId}
    lake.actions(dataset, {actions: [action]}, SYSTEM)
  }
}
