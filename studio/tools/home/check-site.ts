import type {SanityClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'

import {documentTypes} from '../../../schemas/documents'
import {siteHosts, readFound, readLinked} from '../../actions/checks/facts'
import {linkIssues, type LinkFacts} from '../../actions/checks/issues'
import {linksIn} from '../../actions/checks/links'
import {contentGaps} from '../../inputs/seo/gaps'
import {listed, type ListedDocument} from './listed-document'

/** Documents per request: some hundred kilobytes. */
const batchSize = 30

/** A broken link in a published document. */
export interface SiteIssue {
  document: ListedDocument
  kind: 'unpublished' | 'address' | 'nowhere'
  /** The linked document or the address. */
  about: string
  path: string
}

/** The issues among the documents that are checked so far. */
export interface SiteCheck {
  done: number
  total: number
  issues: SiteIssue[]
}

const filter = '_type in $types'

const batchQuery = /* groq */ `*[${filter} && _id > $last] | order(_id)[0...${batchSize}]`

const params = {types: documentTypes.map(({name}) => name)}

function issuesOf(fields: SanityDocument, facts: LinkFacts): SiteIssue[] {
  const document = listed(fields)
  const links = linkIssues(fields, facts).flatMap(({kind, about, path}): SiteIssue[] =>
    kind === 'unpublished' || kind === 'address' ? [{document, kind, about, path: path ?? ''}] : [],
  )
  const gaps = contentGaps(fields, new Set()).flatMap(({kind, path}): SiteIssue[] =>
    kind === 'link' ? [{document, kind: 'nowhere', about: '', path}] : [],
  )
  return [...links, ...gaps]
}

/** Checks every published document, batch by batch. Links to other sites are not followed. */
export async function* checkSite(
  client: SanityClient,
  hosts = siteHosts(),
): AsyncGenerator<SiteCheck> {
  const reader = client.withConfig({perspective: 'published', useCdn: false})
  const [total, isFound] = await Promise.all([
    reader.fetch<number>(`count(*[${filter}])`, params),
    readFound(reader),
  ])
  const issues: SiteIssue[] = []
  let [done, last] = [0, '']
  while (done < total) {
    const batch = await reader.fetch<SanityDocument[]>(batchQuery, {...params, last})
    if (batch.length === 0) break
    const links = batch.flatMap((document) => linksIn(document, hosts))
    const linked = await readLinked(reader, links)
    const facts = {hosts, linked, isFound}
    issues.push(...batch.flatMap((document) => issuesOf(document, facts)))
    done += batch.length
    last = batch.at(-1)?._id ?? ''
    yield {done, total, issues: [...issues]}
  }
  yield {done: total, total, issues}
}
