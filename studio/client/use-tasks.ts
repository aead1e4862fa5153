import {useEffect, useState} from 'react'
import {switchMap, throttleTime} from 'rxjs'
import {useAddonDataset} from 'sanity'

import {retryForever} from './retry-forever'
import type {LiveResult} from './use-live-query'

/** Returns the tasks that a query finds, kept up to date. Without a query they stay as they are. */
export function useTasks<T>(
  query: string | null,
  params: Record<string, string>,
): Pick<LiveResult<T[]>, 'data'> {
  const {client, ready} = useAddonDataset()
  const [tasks, setTasks] = useState<T[]>()
  const values = JSON.stringify(params)
  useEffect(() => {
    if (!client || !query) return undefined
    const subscription = client.observable
      .listen(
        '*[_type == "tasks.task"]',
        {},
        {events: ['welcome', 'mutation'], visibility: 'query'},
      )
      .pipe(
        throttleTime(500, undefined, {leading: true, trailing: true}),
        switchMap(() =>
          client.observable.fetch<T[]>(query, JSON.parse(values) as Record<string, string>),
        ),
        retryForever(),
      )
      .subscribe(setTasks)
    return () => subscription.unsubscribe()
  }, [client, query, values])
  // Without the dataset, which the first task makes, there are no tasks.
  return {data: ready && !client ? [] : tasks}
}
