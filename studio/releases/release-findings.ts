import type {SanityClient} from '@sanity/client'
import {useEffect, useState} from 'react'
import {
  useAddonDataset,
  useClient,
  useSchema,
  type ObjectSchemaType,
  type SanityDocument,
  type Schema,
} from 'sanity'

import {apiVersion} from '../../lib/platform/sanity/api-version'
import type {Finding} from '../actions/checks/findings'
import {readFindings} from '../actions/checks/read-findings'
import {useLiveQuery} from '../client/use-live-query'

/** A page or article of a release with its findings. */
export interface CheckedVersion {
  document: SanityDocument
  findings: Finding[]
}

/** The findings of a release; null while they load. */
type ReleaseFindings = CheckedVersion[] | 'failed' | null

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
  const {findings} = await readFindings(client, type, document, addOn)
  return {document, findings}
}

/** The findings of a release's pages and articles, checked again whenever one changes. */
export function useReleaseFindings(release: string): ReleaseFindings {
  const client = useClient({apiVersion})
  const {client: addOn} = useAddonDataset()
  const schema = useSchema()
  const {data, error} = useLiveQuery<SanityDocument[]>({
    fetch: versionsQuery,
    listen: versionsFilter,
    params: {release, versions: `versions.${release}.**`},
  })
  const [findings, setFindings] = useState<ReleaseFindings>(null)

  useEffect(() => {
    if (!data) return undefined
    let isLatest = true
    const tell = (result: ReleaseFindings) => isLatest && setFindings(result)
    Promise.all(data.map((document) => check(client, schema, document, addOn)))
      .then((checked) => tell(checked.filter(({findings: found}) => found.length > 0)))
      .catch(() => tell('failed'))
    return () => {
      isLatest = false
    }
  }, [addOn, client, data, schema])

  return error === undefined ? findings : 'failed'
}
