import {getVersionFromId} from '@sanity/client/csm'
import {useDateTimeFormat, useTranslation, useWorkspace} from 'sanity'
import {Link} from 'sanity/router'

import {type LiveResult, useLiveQuery} from '../../client/use-live-query'
import {DocumentLink, Entry, listedFields, ToolLink, useKind, type ListedDocument} from './entry'
import {Panel} from './panel'
import {homeWords} from './words'

interface StoredRelease {
  name: string
  state: 'active' | 'scheduling' | 'scheduled' | 'published' | 'publishing'
  title: string | null
  /** When it was or will be published. */
  at: string | null
  /** `one` for the scheduled publication of a single document. */
  cardinality: string | null
}

/** A release with its documents. */
export interface Release extends StoredRelease {
  documents: ListedDocument[]
}

const releasesFilter = '_type == "system.release" && !(state in ["archived", "archiving"])'

const releasesQuery = /* groq */ `{
  "releases": *[${releasesFilter}]{
    name, state, "title": metadata.title, "cardinality": metadata.cardinality,
    "at": coalesce(publishedAt, publishAt, metadata.intendedPublishAt)
  },
  "versions": *[_id in path("versions.**")]{${listedFields}}
}`

interface Stored {
  releases: StoredRelease[]
  versions: ListedDocument[]
}

/** Every release that is not archived, in the order of their dates. */
export function useReleases(): Omit<LiveResult<unknown>, 'data'> & {releases?: Release[]} {
  const {data, error, retry} = useLiveQuery<Stored>({
    fetch: releasesQuery,
    listen: `*[${releasesFilter} || _id in path("versions.**")]`,
  })
  if (!data) return {error, retry}
  const releases = data.releases.map((release): Release =>
    Object.assign({}, release, {
      documents: data.versions.filter(({_id}) => getVersionFromId(_id) === release.name),
    }),
  )
  const date = ({at}: Release) => at ?? '9'
  return {releases: releases.toSorted((a, b) => date(a).localeCompare(date(b))), error, retry}
}

/** Opens a release; where it is the scheduled publication of one document, that document. */
export function ReleaseLink({release}: {release: Release}) {
  const {t} = useTranslation(homeWords.namespace)
  const {basePath} = useWorkspace()
  const [document] = release.documents
  if (release.cardinality === 'one' && document) {
    return <DocumentLink document={document} release={release.name} />
  }
  return <Link href={`${basePath}/releases/${release.name}`}>{release.title || t('untitled')}</Link>
}

/** Releases in preparation and scheduled publications, the next first. */
export function Scheduled({releases, error, retry}: ReturnType<typeof useReleases>) {
  const {t} = useTranslation(homeWords.namespace)
  const {basePath} = useWorkspace()
  const kindOf = useKind()
  const format = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
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
      word="scheduled"
      rows={releases?.filter(({state}) => !['publishing', 'published'].includes(state))}
      error={error}
      retry={retry}
      keyOf={({name}) => name}
      footer={<ToolLink href={`${basePath}/releases`} text={t('scheduled.all')} />}
    >
      {(release) => (
        <Entry
          link={<ReleaseLink release={release} />}
          facts={[dateOf(release), contents(release)]}
        />
      )}
    </Panel>
  )
}
