import type {SanityClient} from '@sanity/client'
import {useCallback} from 'react'
import {
  useAddonDataset,
  useClient,
  useSchema,
  type ObjectSchemaType,
  type SanityDocument,
  type Schema,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import type {Issue} from '../actions/checks/issues'
import {readIssues} from '../actions/checks/read-issues'
import {useAnswer} from '../client/use-answer'
import {useLiveQuery} from '../client/use-live-query'

/** A page or article of a release with its issues. */
export interface CheckedVersion {
  document: SanityDocument
  issues: Issue[]
}

/** The issues of a release; null while they load. */
type ReleaseIssues = CheckedVersion[] | 'failed' | null

const versionsFilter = /* groq */ `*[
  _id in path($versions) && _type in ["page", "article"] && _system.delete != true
]`

/** Empty for a release that is published or archived. */
const versionsQuery = /* groq */ `select(
  *[_type == "system.release" && name == $release][0].state in ["active", "scheduled"] =>
    ${versionsFilter} | order(title, language),
  []
)`

async function check(
  client: SanityClient,
  schema: Schema,
  document: SanityDocument,
  addOn: SanityClient | null,
): Promise<CheckedVersion> {
  const type = schema.get(document._type) as ObjectSchemaType
  const {issues} = await readIssues(client, type, document, addOn)
  return {document, issues}
}

/** The issues of a release's pages and articles, checked again whenever one changes. */
export function useReleaseIssues(release: string): ReleaseIssues {
  const client = useClient({apiVersion})
  const {client: addOn} = useAddonDataset()
  const schema = useSchema()
  const {data, error} = useLiveQuery<SanityDocument[]>({
    fetch: versionsQuery,
    listen: versionsFilter,
    params: {release, versions: `versions.${release}.**`},
  })
  const read = useCallback(async () => {
    const checked = await Promise.all(
      (data ?? []).map((document) => check(client, schema, document, addOn)),
    )
    return checked.filter(({issues}) => issues.length > 0)
  }, [addOn, client, data, schema])
  const {data: issues = null, error: failure} = useAnswer(data && read)
  return error === undefined && failure === undefined ? issues : 'failed'
}
