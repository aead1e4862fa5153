import type {SanityClient} from '@sanity/client'
import {useCallback} from 'react'
import {useClient, useCurrentUser} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {transactionsSince} from '../../client/history'
import {useAnswer} from '../../client/use-answer'
import {useLiveQuery} from '../../client/use-live-query'
import {listedTypes} from '../../roles/roles'
import {listedFields, useRowOf, type ListedDocument} from './listed-document'
import {Panel} from './panel'

/** The most drafts that are listed: each request for their history names them all in its URL. */
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
  mine: Changed[]
  others: Changed[]
}

/** Divides drafts by whether somebody made their latest change. */
function sort(drafts: Changed[], own: Set<string>): Sorted {
  const isMine = ({_rev}: Changed) => own.has(_rev)
  return {mine: drafts.filter(isMine), others: drafts.filter((draft) => !isMine(draft))}
}

/** The revisions that somebody made since the oldest change of some drafts. */
async function readOwn(client: SanityClient, drafts: Changed[], authors: string) {
  const ids = drafts.map(({_id}) => _id)
  const fromTime = drafts.map(({_updatedAt}) => _updatedAt).toSorted()[0] ?? ''
  const own = new Set<string>()
  for await (const {id} of transactionsSince(client, ids, {authors, fromTime})) own.add(id)
  return own
}

/** Sorts drafts by who changed them last, whose transaction is their revision. */
function useSorted(drafts: Changed[] | undefined) {
  const client = useClient({apiVersion})
  const authors = useCurrentUser()?.id
  const read = useCallback(async () => {
    if (!drafts?.length || !authors) return {mine: [], others: []}
    return sort(drafts, await readOwn(client, drafts, authors))
  }, [authors, client, drafts])
  return useAnswer(drafts && authors ? read : undefined)
}

/** Drafts that the signed-in person changed last, those of others, and what was published lately. */
export function Documents() {
  const types = listedTypes(useCurrentUser())
  const {data, error, retry} = useLiveQuery<Listed>({
    fetch: documentsQuery,
    listen: `*[${isStored}]`,
    params: {types},
  })
  const {data: sorted, error: historyError} = useSorted(data?.drafts)
  const rowOf = useRowOf()
  const rowsOf = (documents: Changed[] | undefined) =>
    documents?.map((document) => rowOf(document, document._updatedAt))
  const drafts = {error: error ?? historyError, retry}
  const published = {error, retry, isCounted: false}
  return (
    <>
      <Panel name="mine" rows={rowsOf(sorted?.mine)} {...drafts} />
      <Panel name="others" rows={rowsOf(sorted?.others)} {...drafts} />
      <Panel name="published" rows={rowsOf(data?.published)} {...published} />
    </>
  )
}
