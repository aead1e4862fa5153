import type {SanityClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'

import {documentTypes} from '../../../schemas/documents'
import {readFound, readLinked} from '../../actions/checks/facts'
import {linkIssues, type LinkFacts} from '../../actions/checks/issues'
import {linksIn} from '../../actions/checks/links'
import {siteHosts} from '../../client/site-links'
import {contentGaps} from '../../inputs/seo/gaps'
import {listed, type ListedDocument} from './listed-document'

/** Documents per request: some hundred kilobytes. */
const batchSize = 30

/** A broken link in a published document. */
export interface BrokenLink {
  document: ListedDocument
  kind: 'unpublished' | 'address' | 'nowhere'
  /** The linked document or the address. */
  about: string
  path: string
}

/** The broken links in the documents that are checked so far. */
export interface LinkCheck {
  done: number
  total: number
  links: BrokenLink[]
}

const filter = '_type in $types'

const batchQuery = /* groq */ `*[${filter} && _id > $last] | order(_id)[0...${batchSize}]`

const params = {types: documentTypes.map(({name}) => name)}

function brokenIn(fields: SanityDocument, facts: LinkFacts): BrokenLink[] {
  const document = listed(fields)
  const broken = linkIssues(fields, facts).flatMap(({kind, about, path}): BrokenLink[] =>
    kind === 'unpublished' || kind === 'address' ? [{document, kind, about, path: path ?? ''}] : [],
  )
  const empty = contentGaps(fields, new Set()).flatMap(({kind, path}): BrokenLink[] =>
    kind === 'link' ? [{document, kind: 'nowhere', about: '', path}] : [],
  )
  return [...broken, ...empty]
}

/** Checks every published document, batch by batch. Links to other sites are not followed. */
export async function* findBrokenLinks(client: SanityClient): AsyncGenerator<LinkCheck> {
  const hosts = siteHosts()
  const reader = client.withConfig({perspective: 'published', useCdn: false})
  const [total, isFound] = await Promise.all([
    reader.fetch<number>(`count(*[${filter}])`, params),
    readFound(reader),
  ])
  const links: BrokenLink[] = []
  let [done, last] = [0, '']
  while (done < total) {
    const batch = await reader.fetch<SanityDocument[]>(batchQuery, {...params, last})
    if (batch.length === 0) break
    const linked = await readLinked(
      reader,
      batch.flatMap((document) => linksIn(document, hosts)),
    )
    const facts = {hosts, linked, isFound}
    links.push(...batch.flatMap((document) => brokenIn(document, facts)))
    done += batch.length
    last = batch.at(-1)?._id ?? ''
    yield {done, total, links: [...links]}
  }
  yield {done: total, total, links}
}
