import {planRedirects, type Rename} from './redirect-plan'
import {sitePath, type Redirect} from './redirects'

/** A page or article that has another address once its release is published. */
export type Move = Omit<Rename, 'published'>

/** What is known of a site once a release is published, but for the redirects that the release itself needs. */
export interface Released {
  moves: Move[]
  /** URL paths of everything that is published then. */
  published: Set<string>
  /** The redirects of then. */
  redirects: Redirect[]
}

/** The redirects with others set; one address leads to one place. */
function withOthers(redirects: Redirect[], others: Redirect[]): Redirect[] {
  const replaced = new Set(others.map(({from}) => sitePath(from)))
  return [...redirects.filter(({from}) => !replaced.has(sitePath(from))), ...others]
}

/**
 * The redirects that a release has to bring along, or to change, so that visitors of each address that it gives up find
 * the same text: what publishing its documents one by one would write, with all of them in their new places.
 */
export function planReleaseRedirects({moves, published, redirects}: Released): Redirect[] {
  const all = moves.reduce((known, move) => {
    return withOthers(known, planRedirects({...move, published}, known).set)
  }, redirects)
  const before = new Map(redirects.map(({from, to}) => [sitePath(from), to]))
  return all.filter(({from, to}) => {
    const isPath = sitePath(from) !== null && sitePath(to) !== null
    return isPath && before.get(sitePath(from)) !== to
  })
}
