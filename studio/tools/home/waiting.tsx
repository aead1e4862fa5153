import {useCurrentUser, useDateTimeFormat, useTranslation} from 'sanity'

import type {LiveResult} from '../../client/use-live-query'
import {useTasks} from '../../client/use-tasks'
import {DocumentLink, useKind} from './listed-document'
import {homeMessages} from './messages'
import {Panel, type Row} from './panel'
import {ReleaseLink, type Release} from './releases'

interface Task {
  _id: string
  title: string | null
  at: string
  document: {_id: string; _type: string} | null
}

const tasksQuery = /* groq */ `*[
  _type == "tasks.task" && status == "open" && defined(createdByUser) && assignedTo == $user
] | order(createdByUser desc){
  _id, title, "at": createdByUser,
  "document": target{"_id": document._ref, "_type": documentType}
}`

/** Why a release waits for somebody: it failed, or its time has passed. */
function problemOf({at, state, error}: Release): 'failed' | 'overdue' | null {
  if (error) return 'failed'
  // A release is published within a minute of its time.
  const isOverdue = at !== null && Date.parse(at) + 60_000 < Date.now()
  return isOverdue && state !== 'scheduling' ? 'overdue' : null
}

/** What waits for the signed-in person: tasks, and releases that were not published. */
export function Waiting({releases}: {releases: LiveResult<Release[]>}) {
  const {t} = useTranslation(homeMessages.namespace)
  const user = useCurrentUser()?.id ?? ''
  const {data: tasks} = useTasks<Task>(tasksQuery, {user})
  const kindOf = useKind()
  const format = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
  const dateOf = (at: string) => format.format(new Date(at))
  const taskRow = ({_id, title, at, document}: Task): Row => ({
    key: _id,
    link: document?._type ? <DocumentLink document={{...document, title}} /> : title,
    facts: [
      t('waiting.task'),
      document?._type && kindOf({_type: document._type, language: null}),
      dateOf(at),
    ].filter((fact) => typeof fact === 'string'),
  })
  const releaseRow = (release: Release): Row[] => {
    const problem = problemOf(release)
    if (!problem) return []
    const date = release.at ? dateOf(release.at) : ''
    return [
      {
        key: release.name,
        link: <ReleaseLink release={release} />,
        facts: [t(`waiting.${problem}`, {date}), release.error ?? ''].filter(Boolean),
      },
    ]
  }
  const {data, error, retry} = releases
  const rows = tasks && data && [...data.flatMap(releaseRow), ...tasks.map(taskRow)]
  return <Panel name="waiting" rows={rows} error={error} retry={retry} />
}
