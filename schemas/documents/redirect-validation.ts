import {getPublishedId, type CustomValidator, type ValidationContext} from 'sanity'

import {locales} from '../../lib/i18n/locales'
import {homePath, pageHref} from '../../lib/i18n/paths'
import {publishedHrefs, translatedSince} from '../../lib/i18n/published-paths'
import {problemOfFrom, problemOfTo, type KnownAddresses} from '../../lib/i18n/redirect-rules'
import type {Redirect} from '../../lib/i18n/redirects'
import {apiVersion} from '../../lib/sanity/api-version'
import {addressesQuery} from '../../lib/sanity/queries'

type Validator = CustomValidator<string | undefined>

/** Drafts too: what is written but not published yet counts. */
const redirectsQuery = /* groq */ `*[_type == "redirect" && defined(from) && defined(to)]{_id, from, to}`

/** Everything that a redirect could get in the way of. */
async function readAddresses({document, getClient}: ValidationContext) {
  const client = getClient({apiVersion})
  const own = getPublishedId(document?._id ?? '')
  const [addresses, redirects] = await Promise.all([
    client.withConfig({perspective: 'published'}).fetch(addressesQuery),
    client.withConfig({perspective: 'raw'}).fetch<(Redirect & {_id: string})[]>(redirectsQuery),
  ])
  const homes = locales.map((locale) => pageHref(locale, homePath))
  return {
    published: new Set([...homes, ...publishedHrefs(addresses).keys()]),
    redirects: redirects.filter(({_id}) => getPublishedId(_id) !== own),
    translated: addresses.articles.flatMap(translatedSince),
  }
}

/** Refuses a redirect that would never apply, or that visitors of another one would be sent on to. */
export const reachableFrom: Validator = async (from, context) => {
  if (!from) return true
  return problemOfFrom(from, await readAddresses(context)) ?? true
}

/** Refuses a redirect that leads nowhere, in a circle, or to another redirect. */
export const publishedTo: Validator = async (to, context) => {
  if (!to) return true
  const {published, redirects, translated} = await readAddresses(context)
  const known: KnownAddresses = {published, redirects: [...translated, ...redirects]}
  const from = context.document?.['from']
  return problemOfTo({from: typeof from === 'string' ? from : '', to}, known) ?? true
}
