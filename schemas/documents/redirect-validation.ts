import {getPublishedId, type CustomValidator, type ValidationContext} from 'sanity'

import {locales} from '../../lib/i18n/locales'
import {readPaths} from '../../lib/sanity/paths'
import {isExternal} from '../../lib/urls/hrefs'
import {homePath, pageHref} from '../../lib/urls/paths'
import {publishedHrefs, translatedSince} from '../../lib/urls/published-paths'
import {
  validateSource,
  validateTarget,
  type KnownHrefs,
  type RedirectProblem,
  redirectTarget,
  type Redirect,
} from '../../lib/urls/redirects'
import {message, type Message} from '../bilingual'
import {notPlanned, validationClient} from './validation-client'

const problemMessages: Record<RedirectProblem['kind'], (about: string[]) => Message> = {
  malformed: () =>
    message(
      'Start with one slash: /fr/about. No spaces, ?, # or backslashes.',
      'Commencez par une seule barre oblique : /fr/about. Sans espace, point d’interrogation, # ni barre oblique inverse.',
    ),
  'malformed-target': () =>
    message(
      'Enter a path, /fr/a-propos, without spaces, ?, # or backslashes; or the whole address of another site, https://www.example.com, without a user name.',
      'Indiquez un chemin, /fr/a-propos, sans espace, point d’interrogation, # ni barre oblique inverse ; ou l’adresse complète d’un autre site, https://www.example.com, sans nom d’utilisateur.',
    ),
  reserved: ([from]) =>
    message(
      `The site itself uses ${from}, so this redirect would never apply.`,
      `Le site lui-même utilise ${from} : cette redirection ne s’appliquerait jamais.`,
    ),
  published: ([from]) =>
    message(
      `A page is published at ${from}, so this redirect would never apply. Change the page’s path instead: that creates the redirect too.`,
      `Une page est publiée à ${from} : cette redirection ne s’appliquerait jamais. Changez plutôt le chemin de la page ; cela crée aussi la redirection.`,
    ),
  taken: ([from]) =>
    message(
      `Another redirect already starts at ${from}.`,
      `Une autre redirection part déjà de ${from}.`,
    ),
  itself: () =>
    message('A redirect cannot lead to itself.', 'Une redirection ne peut pas mener à elle-même.'),
  circle: (way) =>
    message(
      `These redirects form a loop: ${way.join(' → ')}.`,
      `Ces redirections tournent en rond : ${way.join(' → ')}.`,
    ),
  nowhere: ([end]) => message(`Nothing is published at ${end}.`, `Rien n’est publié à ${end}.`),
  chain: ([to, end]) =>
    message(
      `${to} redirects to ${end}: enter ${end} here.`,
      `${to} redirige vers ${end} : indiquez ${end} ici.`,
    ),
}

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
    readPaths(client.withConfig({perspective})),
    client.fetch<(Redirect & {_id: string})[]>(redirectsQuery),
  ])
  const homes = locales.map((locale) => pageHref(locale, homePath))
  return {
    published: new Set([...homes, ...publishedHrefs(addresses).keys()]),
    redirects: redirects.filter(({_id}) => getPublishedId(_id) !== own),
    translated: addresses.articles.flatMap(translatedSince),
  }
}

/** Rejects a redirect that would never apply. */
export const reachableFrom: Validator = async (from, context) => {
  if (!from) return true
  const known = await readKnown(context)
  const problem = validateSource(from, known)
  return problem ? problemMessages[problem.kind](problem.about) : true
}

/** Rejects a redirect to a missing page, in a loop, or to another redirect. */
export const publishedTo: Validator = async (to, context) => {
  if (!to) return true
  const {published, redirects, translated} = await readKnown(context)
  const known: KnownHrefs = {published, redirects: [...translated, ...redirects]}
  const from = context.document?.['from']
  const problem = validateTarget({from: typeof from === 'string' ? from : '', to}, known)
  return problem ? problemMessages[problem.kind](problem.about) : true
}

/** Warns of a redirect to another site. */
export const withinSite: Validator = (to) =>
  isExternal(redirectTarget(to ?? '') ?? '')
    ? message(
        'This redirect leaves the site. Visitors follow it without being asked.',
        'Cette redirection quitte le site. Les visiteurs la suivent sans qu’on le leur demande.',
      )
    : true
