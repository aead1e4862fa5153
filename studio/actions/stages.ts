import {useCallback, useSyncExternalStore} from 'react'

/** How long a stage waits for the pane that is drawn anew, in milliseconds; who left the document begins again. */
const patience = 2000

/** Where documents are in some action, by their ids, for as long as a pane shows them. */
export interface Stages<Stage> {
  useStage: (id: string) => Stage
  setStage: (id: string, stage: Stage) => void
  /** Goes on from a stage, unless it was left meanwhile. */
  goOn: (id: string, from: Stage, to: Stage) => void
}

/**
 * Keeps the stages of an action outside of what is drawn: a pane may be drawn anew before a look at a document, or what
 * follows it, has ended.
 */
export function createStages<Stage>(idle: Stage): Stages<Stage> {
  const stages = new Map<string, Stage>()
  const watchers = new Map<string, Set<() => void>>()

  function setStage(id: string, stage: Stage): void {
    if (stage === idle) stages.delete(id)
    else stages.set(id, stage)
    for (const tell of watchers.get(id) ?? []) tell()
  }

  function watch(id: string, tell: () => void): () => void {
    const others = watchers.get(id) ?? new Set()
    watchers.set(id, others.add(tell))
    return () => {
      others.delete(tell)
      setTimeout(() => {
        if (others.size > 0 || watchers.get(id) !== others) return
        watchers.delete(id)
        stages.delete(id)
      }, patience)
    }
  }

  return {
    setStage,
    goOn: (id, from, to) => {
      if (stages.get(id) === from) setStage(id, to)
    },
    useStage: (id) =>
      useSyncExternalStore(
        useCallback((tell) => watch(id, tell), [id]),
        () => stages.get(id) ?? idle,
      ),
  }
}
