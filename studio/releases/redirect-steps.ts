import {getPublishedId, getVersionId, isPublishedId} from '@sanity/client/csm'

import {sitePath, type Redirect} from '../../lib/routing/redirects'
import {freeIdFor} from '../actions/redirect-documents'
import {isIn, type KeptRedirect} from './redirect-state'

/** A redirect of a release, as it is stored. */
interface RedirectVersion extends Redirect {
  _id: string
  _type: 'redirect'
  automatic: true
}

/** What to do with the redirects of a release. */
interface RedirectSteps {
  write: RedirectVersion[]
  discard: string[]
}

const isAt = (from: string) => (redirect: Redirect) => sitePath(redirect.from) === sitePath(from)

/** The ids of the versions that hold a redirect: of those that are published from this address, else a new one. */
async function idsFor(from: string, release: string, stored: KeptRedirect[]): Promise<string[]> {
  const known = stored.filter(({automatic, leaves}) => automatic && !leaves).filter(isAt(from))
  const ids = [known.filter(({_id}) => isPublishedId(_id)), known.filter(isIn(release))].find(
    ({length}) => length > 0,
  )
  if (ids) return ids.map(({_id}) => getVersionId(_id, release))
  const taken = new Set<string>(stored.map(({_id}) => getPublishedId(_id)))
  return [getVersionId(await freeIdFor(from, taken), release)]
}

/**
 * What makes the redirects of a release those that it needs. What somebody wrote by hand stays as it is, and stands for
 * the redirect from its address.
 */
export async function redirectSteps(
  release: string,
  needed: Redirect[],
  stored: KeptRedirect[],
): Promise<RedirectSteps> {
  const byHand = stored.filter(
    (redirect) => !redirect.automatic && (isIn(release)(redirect) || isPublishedId(redirect._id)),
  )
  const missing = needed.filter(({from}) => !byHand.some(isAt(from)))
  const wanted = await Promise.all(
    missing.map(async ({from, to}) => {
      const ids = await idsFor(from, release, stored)
      return ids.map((_id): RedirectVersion => ({
        _id,
        _type: 'redirect',
        from,
        to,
        automatic: true,
      }))
    }),
  )
  const versions = wanted.flat()
  const kept = stored.filter(isIn(release)).filter(({automatic, leaves}) => automatic && !leaves)
  const isDone = ({_id, from, to}: RedirectVersion) =>
    kept.some((version) => version._id === _id && version.from === from && version.to === to)
  return {
    write: versions.filter((version) => !isDone(version)),
    discard: kept.map(({_id}) => _id).filter((id) => !versions.some(({_id}) => _id === id)),
  }
}
