import type {ContentLakeOptions} from '../content-lake/index.ts'

/** Pages and articles whose address changed, with it as it was: docs/deploy.md has the same for the hosted service. */
const addresses = {
  filter:
    '_type in ["page", "article"] && delta::changedAny((language, path, slug, untranslatedSlugs))',
  projection:
    '{"changes": [{"_id": _id, "before": before(){_type, language, path, slug, untranslatedSlugs}}]}',
}

/** What a site is told of publishes: first the addresses, for redirects, then the sync tags. */
export function siteWebhooks(
  site: string,
  secret: string,
  dataset: string,
): Pick<ContentLakeOptions, 'webhooks'> & Required<Pick<ContentLakeOptions, 'syncTagWebhook'>> {
  const redirects = {name: 'redirects', url: `${site}/api/redirects`, rule: addresses}
  return {
    webhooks: [{...redirects, dataset, secret}],
    syncTagWebhook: {url: `${site}/api/revalidate`, secret},
  }
}
