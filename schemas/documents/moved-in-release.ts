import type {SanityClient} from '@sanity/client'
import {getPublishedId, type CustomValidator, type SanityDocument} from 'sanity'

import {readAddresses} from '../../lib/content/addresses'
import {addressOf} from '../../lib/routing/addresses'
import {publishedHrefs} from '../../lib/routing/published-paths'
import {sitePath, type Redirect} from '../../lib/routing/redirects'
import {planReleaseRedirects} from '../../lib/routing/release-redirects'
import {message} from '../message'
import {othersOf} from './others'

/** The Studio writes a release's redirects shortly after the change that needs them. */
const attempts = 12
const pause = 500

const wait = () => new Promise((resolve) => setTimeout(resolve, pause))

/** Redirects that a release still lacks for a version's former URL. */
async function lacking(client: SanityClient, version: SanityDocument): Promise<Redirect[]> {
  const raw = client.withConfig({perspective: 'raw'})
  const published = await raw.getDocument(getPublishedId(version._id))
  if (!published) return []
  const [before, after] = [addressOf(published), addressOf(version)]
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const addresses = await readAddresses(client)
  const needed = planReleaseRedirects({
    moves: [{before, after, translations: []}],
    published: new Set(publishedHrefs(addresses).keys()),
    redirects: addresses.redirects,
  })
  const begin = new Set(addresses.redirects.map(({from}) => sitePath(from)))
  return needed.filter(({from}) => !begin.has(sitePath(from)))
}

/** Rejects a version in a release that changes a URL without a redirect. */
export const redirectedInRelease: CustomValidator<SanityDocument | undefined> = async (
  version,
  context,
) => {
  const {client, release} = othersOf(context)
  if (!version || release === undefined || version._system?.delete === true) return true
  for (let attempt = 1; ; attempt += 1) {
    const [redirect] = await lacking(client, version)
    if (!redirect) return true
    if (attempt === attempts) {
      return message(
        `Visitors of ${redirect.from} would find nothing once this is released. The release needs a redirect from there to ${redirect.to}; the Studio of an editor or administrator writes it.`,
        `Les visiteurs de ${redirect.from} ne trouveraient plus rien après cette publication groupée. Il lui faut une redirection de là vers ${redirect.to} ; le Studio d’un éditeur ou d’un administrateur l’écrit.`,
      )
    }
    await wait()
  }
}
