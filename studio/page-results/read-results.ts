import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {useEffect, useState} from 'react'
import {useClient, type SanityClient} from 'sanity'
import {z} from 'zod'

import {apiVersion} from '../../lib/sanity/api'
import {pageResultsEndpoint} from '../../lib/urls/endpoints'

const response = z.object({
  weeks: z.array(
    z.object({page: z.string(), week: z.string(), views: z.number(), entries: z.number()}),
  ),
})

/** Views of a page, and requests from it, in one week. */
export type PageWeek = z.output<typeof response>['weeks'][number]

let known: {secret: string; expiresAt: Date} | undefined

/** A secret in the dataset, as of a preview, shows the site that the Studio asks. It lasts an hour. */
async function readSecret(client: SanityClient): Promise<string> {
  if (!known || known.expiresAt.getTime() < Date.now() + 60_000)
    known = await createPreviewSecret(client, 'page-results', location.origin)
  return known.secret
}

async function readResults(client: SanityClient, page: string | undefined): Promise<PageWeek[]> {
  const headers = {authorization: `Bearer ${await readSecret(client)}`}
  const query = new URLSearchParams(page === undefined ? {} : {page})
  const answer = await fetch(`${pageResultsEndpoint}?${query}`, {headers})
  return response.parse(await answer.json()).weeks
}

interface Results {
  /** Undefined until the site answers. */
  weeks?: PageWeek[]
  /** When it answered. */
  readAt?: Date
  error?: unknown
}

/** What a page, or each page, brought in the last 13 weeks. */
export function usePageResults(page?: string): Results & {retry: () => void} {
  const client = useClient({apiVersion})
  const [request, setRequest] = useState({page})
  const [results, setResults] = useState<Results>({})
  if (request.page !== page) setRequest({page})
  useEffect(() => {
    let isCurrent = true
    const show = (next: Results) => isCurrent && setResults(next)
    readResults(client, request.page).then(
      (weeks) => show({weeks, readAt: new Date()}),
      (error: unknown) => show({error}),
    )
    return () => {
      isCurrent = false
    }
  }, [client, request])
  return {...results, retry: () => setRequest({page})}
}
