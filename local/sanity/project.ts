import {
  type ContentLakeOptions,
  defaultPeople,
  type DocumentGrant,
  type Person,
} from 'embedded-content-lake'

/** Filter for everything but settings; docs/deploy.md sets up the same for hosted roles. */
const content = '!(_type in ["siteSettings", "roiSettings"])'

const descriptions: Partial<Record<string, string>> = {
  editor: 'Reads everything, writes all content but settings.',
  contributor: 'Reads everything, writes drafts of all content but settings.',
}

const withoutSettings = (grant: DocumentGrant): DocumentGrant =>
  grant.permissions.includes('update')
    ? {...grant, filter: `(${grant.filter}) && ${content}`}
    : grant

/** Users of the embedded Content Lake: the defaults, of whom only administrators write settings. */
export const people: readonly Person[] = defaultPeople.map((person) => {
  const description = descriptions[person.role]
  if (!description) return person
  const grants = person.grants.map(withoutSettings)
  return Object.assign({}, person, {description, grants})
})

/**
 * Sends the former paths of pages and articles whose paths changed; docs/deploy.md sets up the same for the hosted
 * service.
 */
const changedPaths = {
  filter:
    '_type in ["page", "article"] && delta::changedAny((language, path, slug, untranslatedSlugs))',
  projection:
    '{"changes": [{"_id": _id, "before": before(){_type, language, path, slug, untranslatedSlugs}}]}',
}

/** Webhooks to the site about a publish: first changed paths, for redirects, then sync tags. */
export function siteWebhooks(
  site: string,
  secret: string,
  dataset: string,
): Pick<ContentLakeOptions, 'webhooks'> & Required<Pick<ContentLakeOptions, 'syncTagWebhook'>> {
  const redirects = {name: 'redirects', url: `${site}/api/redirects`, rule: changedPaths}
  return {
    webhooks: [{...redirects, dataset, secret}],
    syncTagWebhook: {url: `${site}/api/revalidate`, secret},
  }
}
