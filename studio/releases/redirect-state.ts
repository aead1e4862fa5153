import type {SanityClient} from '@sanity/client'
import {getPublishedId, getVersionFromId, isPublishedId} from '@sanity/client/csm'

import {readAddresses} from '../../lib/content/addresses'
import {addressFragment} from '../../lib/content/fragments'
import type {Address} from '../../lib/routing/addresses'
import {publishedHrefs} from '../../lib/routing/published-paths'
import type {Translations} from '../../lib/routing/redirect-plan'
import type {Move, Released} from '../../lib/routing/release-redirects'
import type {StoredRedirect} from '../actions/redirect-documents'

/** A redirect as the dataset holds it, with what tells who keeps it. */
export interface KeptRedirect extends StoredRedirect {
  /** A version that removes the redirect when its release is published. */
  leaves: boolean
}

/** What releases may need redirects for. */
export interface Plans {
  /** Releases that can still change, but for those that hold one document. */
  releases: string[]
  versions: {_id: string}[]
  redirects: KeptRedirect[]
}

/** What concerns the redirects of releases: their pages and articles, and those that are published. */
export const plansFilter = /* groq */ `*[
  _type == "system.release" ||
  (_type in ["page", "article", "redirect"] && !(_id in path("drafts.**")))
]`

/** All that can be told without looking at one release after another. */
export const plansQuery = /* groq */ `{
  "releases": *[
    _type == "system.release" && state == "active" && coalesce(metadata.cardinality, "many") == "many"
  ].name,
  "versions": *[
    _id in path("versions.**") && _type in ["page", "article"] && _system.delete != true
  ]{_id},
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{
    _id, from, to, automatic, "leaves": _system.delete == true
  }
}`

const placesQuery = /* groq */ `*[_id in $ids]{
  _id,
  ${addressFragment},
  "translations": *[_type == "translation.metadata" && references(^._id)][0].translations[]{
    "id": value._ref,
    ...value->{${addressFragment}}
  }
}`

type Place = Address & {
  _id: string
  translations: (Translations[number] & {id: string | null})[] | null
}

/** True for a version in a release. */
export function isIn(release: string): (document: {_id: string}) => boolean {
  return ({_id}) => getVersionFromId(_id) === release
}

/** The redirects of when a release is published, without those that were written for it by itself. */
function redirectsBeside(release: string, redirects: KeptRedirect[]): KeptRedirect[] {
  const versions = redirects.filter(isIn(release))
  const written = versions.filter(({automatic, leaves}) => leaves || !automatic)
  const replaced = new Set<string>(written.map(({_id}) => getPublishedId(_id)))
  const published = redirects.filter(({_id}) => isPublishedId(_id) && !replaced.has(_id))
  return [...published, ...written.filter(({leaves}) => !leaves)]
}

const addressIn = ({language, path, untranslated}: Address) =>
  JSON.stringify([language, path, untranslated])

async function movesOf(
  client: SanityClient,
  release: string,
  versions: Plans['versions'],
): Promise<Move[]> {
  const ids = versions.filter(isIn(release)).map(({_id}) => getPublishedId(_id))
  if (ids.length === 0) return []
  const placesIn = (perspective: string) =>
    client.withConfig({perspective: [perspective]}).fetch<Place[]>(placesQuery, {ids})
  const [before, after] = await Promise.all([placesIn('published'), placesIn(release)])
  const published = new Map(before.map((place) => [place._id, place]))
  return after.flatMap((place): Move[] => {
    const old = published.get(place._id)
    if (!old || addressIn(old) === addressIn(place)) return []
    const translations = (place.translations ?? []).filter(({id}) => id !== place._id)
    return [{before: old, after: place, translations}]
  })
}

/** What publishing a release makes of the addresses of the site; null for a release that needs no redirects. */
export async function stateAfter(
  client: SanityClient,
  release: string,
  {versions, redirects}: Plans,
): Promise<(Released & {redirects: KeptRedirect[]}) | null> {
  const reader = client.withConfig({useCdn: false})
  const moves = await movesOf(reader, release, versions)
  const isKept = ({automatic, leaves}: KeptRedirect) => automatic === true && !leaves
  if (moves.length === 0 && !redirects.filter(isIn(release)).some(isKept)) return null
  const addresses = await readAddresses(reader.withConfig({perspective: [release]}))
  const published = new Set(publishedHrefs(addresses).keys())
  return {moves, published, redirects: redirectsBeside(release, redirects)}
}
