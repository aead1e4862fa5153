import {useCallback, useSyncExternalStore} from 'react'

/** Milliseconds for which a stage outlives its pane. A remount takes less, on a slow machine too. */
const remountTimeout = 10_000

export interface Stages<Stage> {
  useStage: (id: string) => Stage
  setStage: (id: string, stage: Stage) => void
  /** Changes the stage, unless it is another one by now. */
  advance: (id: string, from: Stage, to: Stage) => void
}

/** Keeps the stages of an action outside React's state: the Studio may remount a pane while an action runs. */
export function createStages<Stage>(idle: Stage): Stages<Stage> {
  const stages = new Map<string, Stage>()
  const watchers = new Map<string, Set<() => void>>()

  function setStage(id: string, stage: Stage): void {
    if (stage === idle) stages.delete(id)
    else stages.set(id, stage)
    for (const notify of watchers.get(id) ?? []) notify()
  }

  function watch(id: string, notify: () => void): () => void {
    const others = watchers.get(id) ?? new Set()
    watchers.set(id, others.add(notify))
    return () => {
      others.delete(notify)
      setTimeout(() => {
        if (others.size > 0 || watchers.get(id) !== others) return
        watchers.delete(id)
        stages.delete(id)
      }, remountTimeout)
    }
  }

  return {
    setStage,
    advance: (id, from, to) => {
      if (stages.get(id) === from) setStage(id, to)
    },
    useStage: (id) =>
      useSyncExternalStore(
        useCallback((notify) => watch(id, notify), [id]),
        () => stages.get(id) ?? idle,
      ),
  }
}
