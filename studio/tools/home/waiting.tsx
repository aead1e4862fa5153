import {getVersionFromId} from '@sanity/client/csm'
import {useCurrentUser, useDateTimeFormat, useTranslation, useWorkspace} from 'sanity'
import {Link} from 'sanity/router'

import {useLiveQuery} from '../../client/use-live-query'
import {useTasks} from '../../client/use-tasks'
import {DocumentLink, listedFields, useKind, type ListedDocument} from './listed-document'
import {homeMessages} from './messages'
import {Panel, type Row} from './panel'

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

interface Release {
  name: string
  state: 'active' | 'scheduling' | 'scheduled'
  title: string | null
  /** When it will be published. */
  at: string | null
  /** `one` for the scheduled publication of a single document. */
  cardinality: string | null
  /** Why it was not published. */
  error: string | null
}

interface Stored {
  releases: Release[]
  versions: ListedDocument[]
}

const releasesFilter = '_type == "system.release" && state in ["active", "scheduling", "scheduled"]'

const releasesQuery = /* groq */ `{
  "releases": *[${releasesFilter}]{
    name, state, "title": metadata.title, "cardinality": metadata.cardinality,
    "at": coalesce(publishAt, metadata.intendedPublishAt), "error": error.message
  } | order(at),
  "versions": *[_id in path("versions.**")]{${listedFields}}
}`

/** Why a release waits for somebody: it failed, or its time has passed. */
function problemOf({at, state, error}: Release): 'failed' | 'overdue' | null {
  if (error) return 'failed'
  // A release is published within a minute of its time.
  const isOverdue = at !== null && Date.parse(at) + 60_000 < Date.now()
  return isOverdue && state !== 'scheduling' ? 'overdue' : null
}

/** Opens a release; where it is the scheduled publication of one document, that document. */
function ReleaseLink({release, versions}: {release: Release; versions: ListedDocument[]}) {
  const {t} = useTranslation(homeMessages.namespace)
  const {basePath} = useWorkspace()
  const document = versions.find(({_id}) => getVersionFromId(_id) === release.name)
  if (release.cardinality === 'one' && document) {
    return <DocumentLink document={document} release={release.name} />
  }
  return <Link href={`${basePath}/releases/${release.name}`}>{release.title || t('untitled')}</Link>
}

/** What waits for the signed-in person: tasks, and releases that were not published. */
export function Waiting() {
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
  const {data, error, retry} = useLiveQuery<Stored>({
    fetch: releasesQuery,
    listen: `*[${releasesFilter} || _id in path("versions.**")]`,
  })
  const releaseRow = (release: Release, versions: ListedDocument[]): Row[] => {
    const problem = problemOf(release)
    if (!problem) return []
    const date = release.at ? dateOf(release.at) : ''
    return [
      {
        key: release.name,
        link: <ReleaseLink release={release} versions={versions} />,
        facts: [t(`waiting.${problem}`, {date}), release.error ?? ''].filter(Boolean),
      },
    ]
  }
  const rows = tasks &&
    data && [
      ...data.releases.flatMap((release) => releaseRow(release, data.versions)),
      ...tasks.map(taskRow),
    ]
  return <Panel name="waiting" rows={rows} error={error} retry={retry} />
}
