import {getPublishedId, type CustomValidator, type ValidationContext} from 'sanity'

import {publishedHrefs, translatedSince} from '../../lib/addresses/published-paths'
import {readAddresses} from '../../lib/addresses/read-addresses'
import {
  validateSource,
  validateTarget,
  type KnownAddresses,
} from '../../lib/addresses/redirect-rules'
import type {Redirect} from '../../lib/addresses/redirects'
import {locales} from '../../lib/i18n/locales'
import {homePath, pageHref} from '../../lib/routing/paths'
import {redirectMessage} from './redirect-words'
import {notPlanned, validationClient} from './validation-client'

type Validator = CustomValidator<string | undefined>

/** Includes drafts, because they may be published. */
const redirectsQuery = /* groq */ `*[
  _type == "redirect" && defined(from) && defined(to) && ${notPlanned}
]{_id, from, to}`

/** Reads all documents and redirects that could conflict, including those of the release. */
async function readKnown(context: ValidationContext) {
  const {client, release} = validationClient(context)
  const own = getPublishedId(context.document?._id ?? '')
  const perspective = release === undefined ? 'published' : [release]
  const [addresses, redirects] = await Promise.all([
    readAddresses(client.withConfig({perspective})),
    client.fetch<(Redirect & {_id: string})[]>(redirectsQuery),
  ])
  const homes = locales.map((locale) => pageHref(locale, homePath))
  return {
    published: new Set([...homes, ...publishedHrefs(addresses).keys()]),
    redirects: redirects.filter(({_id}) => getPublishedId(_id) !== own),
    translated: addresses.articles.flatMap(translatedSince),
  }
}

/** Rejects a redirect that would never apply, or that other redirects point to. */
export const reachableFrom: Validator = async (from, context) => {
  if (!from) return true
  const known = await readKnown(context)
  // Generated redirects may point to one written by hand: the site follows the whole chain.
  const isAutomatic = context.document?.['automatic'] === true
  const others = isAutomatic ? known.redirects.filter(({to}) => to !== from) : known.redirects
  const problem = validateSource(from, {...known, redirects: others})
  return problem ? redirectMessage(problem) : true
}

/** Rejects a redirect to a missing page, in a loop, or to another redirect. */
export const publishedTo: Validator = async (to, context) => {
  if (!to) return true
  const {published, redirects, translated} = await readKnown(context)
  const known: KnownAddresses = {published, redirects: [...translated, ...redirects]}
  const from = context.document?.['from']
  const problem = validateTarget({from: typeof from === 'string' ? from : '', to}, known)
  return problem ? redirectMessage(problem) : true
}
