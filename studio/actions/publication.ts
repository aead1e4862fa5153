import type {Action, SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {readAddresses} from '../../lib/content/addresses'
import {addressFragment} from '../../lib/content/fragments'
import {addressOf, type Address} from '../../lib/routing/addresses'
import {publishedHrefs} from '../../lib/routing/published-paths'
import {
  planRedirects,
  publishedAt,
  type RedirectPlan,
  type Translations,
} from '../../lib/routing/redirect-plan'
import {
  administratorsRedirects,
  publishedRedirects,
  redirectActions,
  type StoredRedirect,
} from './redirect-documents'

/** A draft on its way to the place of its published document, if it has one. */
export interface Publication {
  draft: SanityDocument
  published: SanityDocument | null
}

/** What becomes of the redirects, and the documents that hold them now. */
interface Planned {
  plan: RedirectPlan
  stored: StoredRedirect[]
}

/** What publishing changes about where visitors are led. */
export interface Consequences extends RedirectPlan {
  /** Where redirects begin that this changes and only administrators may change. */
  administrators: string[]
}

const redirectsQuery = /* groq */ `*[_type == "redirect" && defined(from) && defined(to)]{_id, from, to, automatic}`

const translationsQuery = /* groq */ `
  *[_type == "translation.metadata" && references($id)][0].translations[value._ref != $id]{
    ...value->{${addressFragment}}
  }
`

/** True when publishing may change where visitors of some address are led. */
export function movesVisitors({draft, published}: Publication): boolean {
  if (!published) return true
  return JSON.stringify(addressOf(draft)) !== JSON.stringify(addressOf(published))
}

async function plan(client: SanityClient, {draft, published}: Publication): Promise<Planned> {
  const reader = client.withConfig({perspective: 'published', useCdn: false})
  const [addresses, translations, stored] = await Promise.all([
    readAddresses(reader),
    reader.fetch<Address[] | null>(translationsQuery, {id: getPublishedId(draft._id)}),
    reader.withConfig({perspective: 'raw'}).fetch<StoredRedirect[]>(redirectsQuery),
  ])
  const before = published && addressOf(published)
  const others: Translations = translations ?? []
  const own = before ? publishedAt(before, others) : new Set()
  const rename = {
    before,
    after: addressOf(draft),
    translations: others,
    published: new Set([...publishedHrefs(addresses).keys()].filter((href) => !own.has(href))),
  }
  return {plan: planRedirects(rename, publishedRedirects(stored)), stored}
}

/** What publishing a draft changes about where visitors are led. Throws what the Content Lake answers. */
export async function planPublication(
  client: SanityClient,
  publication: Publication,
): Promise<Consequences> {
  const planned = await plan(client, publication)
  const theirs = administratorsRedirects(planned.plan, planned.stored)
  return {...planned.plan, administrators: [...new Set(theirs.map(({from}) => from))]}
}

async function redirectsOf(client: SanityClient, publication: Publication): Promise<Action[]> {
  if (!movesVisitors(publication)) return []
  const {plan: changes, stored} = await plan(client, publication)
  return redirectActions(changes, stored)
}

/**
 * Publishes a draft together with its redirects and what is to be noted about it: all of it or nothing. Throws what the
 * Content Lake answers, also when somebody has changed the document since.
 */
export async function publishWithRedirects(
  client: SanityClient,
  publication: Publication,
  notes: Action[] = [],
): Promise<void> {
  const {draft, published} = publication
  const publish: Action = {
    actionType: 'sanity.action.document.publish',
    draftId: draft._id,
    publishedId: getPublishedId(draft._id),
    ifDraftRevisionId: draft._rev,
    ...(published && {ifPublishedRevisionId: published._rev}),
  }
  await client.action([...(await redirectsOf(client, publication)), ...notes, publish])
}
