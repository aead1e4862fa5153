import {useEffect, useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {readTransactions} from '../../client/history'
import {useLiveQuery} from '../../client/use-live-query'
import {listedTypes} from '../../roles/roles'
import {listedFields, useRowOf, type ListedDocument} from './listed-document'
import {Panel} from './panel'

/** The most drafts that are listed: one request reads their history. */
const mostDrafts = 100

const mostPublished = 6

const isStored = '_type in $types && !(_id in path("versions.**"))'

const changedFields = /* groq */ `${listedFields}, _rev, _updatedAt`

const documentsQuery = /* groq */ `{
  "drafts": *[${isStored} && _id in path("drafts.**")]
    | order(_updatedAt desc)[0...${mostDrafts}]{${changedFields}},
  "published": *[${isStored} && !(_id in path("drafts.**"))]
    | order(_updatedAt desc)[0...${mostPublished}]{${changedFields}}
}`

interface Changed extends ListedDocument {
  _rev: string
  _updatedAt: string
}

interface Listed {
  drafts: Changed[]
  published: Changed[]
}

interface Sorted {
  mine?: Changed[]
  others?: Changed[]
  error?: unknown
}

/** Divides drafts by whether somebody made their latest change. */
function sort(drafts: Changed[], own: Set<string>): Sorted {
  const isMine = ({_rev}: Changed) => own.has(_rev)
  return {mine: drafts.filter(isMine), others: drafts.filter((draft) => !isMine(draft))}
}

/** Sorts drafts by who changed them last, whose transaction is their revision. */
function useSorted(drafts: Changed[] | undefined): Sorted {
  const client = useClient({apiVersion})
  const user = useCurrentUser()?.id
  const [sorted, setSorted] = useState<Sorted>({})

  useEffect(() => {
    if (!drafts || !user) return undefined
    let isCurrent = true
    const update = (result: Sorted) => isCurrent && setSorted(result)
    const ids = drafts.map(({_id}) => _id)
    const request =
      ids.length > 0 ? readTransactions(client, ids, {authors: user}) : Promise.resolve([])
    request
      .then((own) => update(sort(drafts, new Set(own.map(({id}) => id)))))
      .catch((error: unknown) => update({error}))
    return () => {
      isCurrent = false
    }
  }, [client, drafts, user])

  return sorted
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
  const rowOf = useRowOf()
  const rowsOf = (documents: Changed[] | undefined) =>
    documents?.map((document) => rowOf(document, document._updatedAt))
  const drafts = {error: error ?? historyError, retry}
  const published = {error, retry, isCounted: false}
  return (
    <>
      <Panel name="mine" rows={rowsOf(mine)} {...drafts} />
      <Panel name="others" rows={rowsOf(others)} {...drafts} />
      <Panel name="published" rows={rowsOf(data?.published)} {...published} />
    </>
  )
}
