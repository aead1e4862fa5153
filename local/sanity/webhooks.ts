import type {ContentLakeOptions} from 'embedded-content-lake'

/**
 * Sends the former address of pages and articles whose address changed; docs/deploy.md sets up the same for the
 * hosted service.
 */
const addresses = {
  filter:
    '_type in ["page", "article"] && delta::changedAny((language, path, slug, untranslatedSlugs))',
  projection:
    '{"changes": [{"_id": _id, "before": before(){_type, language, path, slug, untranslatedSlugs}}]}',
}

/** Webhooks to the site about a publish: first changed addresses, for redirects, then sync tags. */
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
