import {useEffect, useState} from 'react'
import {useClient, useCurrentUser, useDateTimeFormat} from 'sanity'

import {apiVersion} from '../../../lib/content/api-version'
import {useLiveQuery} from '../../client/use-live-query'
import {listedTypes} from '../../roles/roles'
import {DocumentLink, Entry, listedFields, useKind, type ListedDocument} from './entry'
import {readTransactions} from './history'
import {Panel, type PanelProps} from './panel'

/** Drafts that are listed, newest first: their history is asked for in one request. */
const mostDrafts = 100

const mostPublished = 6

const isStored = '_type in $types && !(_id in path("versions.**"))'

const documentsQuery = /* groq */ `{
  "drafts": *[${isStored} && _id in path("drafts.**")]
    | order(_updatedAt desc)[0...${mostDrafts}]{${listedFields}},
  "published": *[${isStored} && !(_id in path("drafts.**"))]
    | order(_updatedAt desc)[0...${mostPublished}]{${listedFields}}
}`

interface Listed {
  drafts: ListedDocument[]
  published: ListedDocument[]
}

interface Sorted {
  mine?: ListedDocument[]
  others?: ListedDocument[]
  error?: unknown
}

function sort(drafts: ListedDocument[], own: Set<string>): Sorted {
  const isMine = ({_rev}: ListedDocument) => own.has(_rev)
  return {mine: drafts.filter(isMine), others: drafts.filter((draft) => !isMine(draft))}
}

/** Drafts by who changed them last: their revision is the transaction that did. */
function useSorted(drafts: ListedDocument[] | undefined): Sorted {
  const client = useClient({apiVersion})
  const user = useCurrentUser()?.id
  const [sorted, setSorted] = useState<Sorted>({})

  useEffect(() => {
    if (!drafts || !user) return undefined
    let isCurrent = true
    const tell = (result: Sorted) => isCurrent && setSorted(result)
    const ids = drafts.map(({_id}) => _id)
    const request =
      ids.length > 0 ? readTransactions(client, ids, {authors: user}) : Promise.resolve([])
    request
      .then((own) => tell(sort(drafts, new Set(own.map(({id}) => id)))))
      .catch((error: unknown) => tell({error}))
    return () => {
      isCurrent = false
    }
  }, [client, drafts, user])

  return sorted
}

function List(list: Omit<PanelProps<ListedDocument>, 'keyOf' | 'children'>) {
  const kindOf = useKind()
  const date = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
  return (
    <Panel {...list} keyOf={({_id}) => _id}>
      {(document) => (
        <Entry
          link={<DocumentLink document={document} />}
          facts={[kindOf(document), date.format(new Date(document._updatedAt))]}
        />
      )}
    </Panel>
  )
}

/** Drafts that the signed-in person changed last, those of others, and what was published lately. */
export function Documents() {
  const types = listedTypes(useCurrentUser())
  const {data, error, retry} = useLiveQuery<Listed>({
    fetch: documentsQuery,
    listen: `*[${isStored}]`,
    params: {types},
  })
  const {mine, others, error: historyError} = useSorted(data?.drafts)
  const shared = {error: error ?? historyError, retry}
  return (
    <>
      <List word="mine" rows={mine} {...shared} />
      <List word="others" rows={others} {...shared} />
      <List word="published" rows={data?.published} error={error} retry={retry} isCounted={false} />
    </>
  )
}
