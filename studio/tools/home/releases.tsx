import {getVersionFromId} from '@sanity/client/csm'
import {useDateTimeFormat, useTranslation, useWorkspace} from 'sanity'
import {Link} from 'sanity/router'

import {type LiveResult, useLiveQuery} from '../../client/use-live-query'
import {DocumentLink, listedFields, useKind, type ListedDocument} from './listed-document'
import {homeMessages} from './messages'
import {Panel, ToolLink} from './panel'

export interface Release {
  name: string
  state: 'active' | 'scheduling' | 'scheduled'
  title: string | null
  /** When it will be published. */
  at: string | null
  /** `one` for the scheduled publication of a single document. */
  cardinality: string | null
  /** Why it was not published. */
  error: string | null
  documents: ListedDocument[]
}

const releasesFilter = '_type == "system.release" && state in ["active", "scheduling", "scheduled"]'

const releasesQuery = /* groq */ `{
  "releases": *[${releasesFilter}]{
    name, state, "title": metadata.title, "cardinality": metadata.cardinality,
    "at": coalesce(publishAt, metadata.intendedPublishAt), "error": error.message
  },
  "versions": *[_id in path("versions.**")]{${listedFields}}
}`

interface Stored {
  releases: Omit<Release, 'documents'>[]
  versions: ListedDocument[]
}

/** Releases in preparation and scheduled publications, the next first. */
export function useReleases(): LiveResult<Release[]> {
  const {data, ...rest} = useLiveQuery<Stored>({
    fetch: releasesQuery,
    listen: `*[${releasesFilter} || _id in path("versions.**")]`,
  })
  if (!data) return {data, ...rest}
  const releases = data.releases.map((release): Release =>
    Object.assign({}, release, {
      documents: data.versions.filter(({_id}) => getVersionFromId(_id) === release.name),
    }),
  )
  const date = ({at}: Release) => at ?? '9'
  return {data: releases.toSorted((a, b) => date(a).localeCompare(date(b))), ...rest}
}

/** Opens a release; where it is the scheduled publication of one document, that document. */
export function ReleaseLink({release}: {release: Release}) {
  const {t} = useTranslation(homeMessages.namespace)
  const {basePath} = useWorkspace()
  const [document] = release.documents
  if (release.cardinality === 'one' && document) {
    return <DocumentLink document={document} release={release.name} />
  }
  return <Link href={`${basePath}/releases/${release.name}`}>{release.title || t('untitled')}</Link>
}

/** Releases in preparation and scheduled publications, the next first; nothing where there are none, as without the plan. */
export function Scheduled({releases: {data, error, retry}}: {releases: LiveResult<Release[]>}) {
  const {t} = useTranslation(homeMessages.namespace)
  const {basePath} = useWorkspace()
  const kindOf = useKind()
  const format = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
  if (!error && !data?.length) return null
  const dateOf = ({at, state}: Release) => {
    if (!at) return t('scheduled.undated')
    return t(state === 'active' ? 'scheduled.planned' : 'scheduled.at', {
      date: format.format(new Date(at)),
    })
  }
  const contents = ({cardinality, documents}: Release) =>
    cardinality === 'one' ? documents.map(kindOf).join() : t('documents', {count: documents.length})
  return (
    <Panel
      name="scheduled"
      rows={data?.map((release) => ({
        key: release.name,
        link: <ReleaseLink release={release} />,
        facts: [dateOf(release), contents(release)],
      }))}
      error={error}
      retry={retry}
      footer={<ToolLink href={`${basePath}/releases`} text={t('scheduled.all')} />}
    />
  )
}
