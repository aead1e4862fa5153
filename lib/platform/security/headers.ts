import {previewCookie} from '../../preview/cookie.ts'
import {speculationRulesHeader} from '../../routing/speculation-rules.ts'
import {publicEnv} from '../env.ts'
import {framePolicy, loadingPolicy, policyHeader, sealedPolicy} from './policies.ts'

interface Rule {
  source: string
  missing?: {type: 'cookie'; key: string}[]
  headers: {key: string; value: string}[]
}

/** What no page uses, and so nothing that gets into one may use either. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Two years. Not for subdomains, which may belong to others, nor for the lists that browsers come with. */
const onlyHttps = {key: 'strict-transport-security', value: 'max-age=63072000'}

const everywhere = [
  {key: 'x-content-type-options', value: 'nosniff'},
  {key: 'referrer-policy', value: 'strict-origin-when-cross-origin'},
  {
    key: 'permissions-policy',
    value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  },
  {key: 'cross-origin-opener-policy', value: 'same-origin'},
  {key: 'cross-origin-resource-policy', value: 'same-origin'},
]

/** Pictures that stand for a page on other sites. */
const shownElsewhere = [
  '/share/:path*',
  '/icons/:path*',
  '/icon.svg',
  '/apple-icon',
  '/favicon.ico',
]

/** Pages, but for those of editors and admins, and those with drafts. A dot is in the address of files alone. */
const visitorsPages = {
  source: '/((?!(?:admin|studio)(?:/|$)|api/|_next/)[^.]*)',
  missing: [{type: 'cookie' as const, key: previewCookie}],
}

/** How inline scripts are allowed: by hashes from the page cache, all of them where there is no such cache, or as development needs. */
type InlineScripts = 'hashed' | 'inline' | 'development'

function pagePolicies(scripts: InlineScripts): Record<'site' | 'studio', string> {
  // A development server writes inline scripts of its own, and evaluates some.
  if (scripts === 'development') return {site: framePolicy('studio'), studio: framePolicy('studio')}
  const site = framePolicy('nobody')
  const studio = framePolicy('studio')
  if (scripts === 'hashed') return {site, studio}
  const allowed = [`'unsafe-inline'`]
  return {
    site: `${site}; ${loadingPolicy('site', allowed)}`,
    studio: `${studio}; ${loadingPolicy('studio', allowed)}`,
  }
}

const policy = (value: string) => [{key: policyHeader, value}]

/**
 * Header rules for the configuration of Next.js. The proxy overrides the policies of responses that are no page, and of
 * pages rendered for one request; the page cache adds what each static page loads.
 */
export function headerRules(scripts: InlineScripts, siteUrl = publicEnv.siteUrl): Rule[] {
  const policies = pagePolicies(scripts)
  const secure = siteUrl.startsWith('https://') ? [onlyHttps] : []
  const crossOrigin = [{key: 'cross-origin-resource-policy', value: 'cross-origin'}]
  return [
    {source: '/:path*', headers: [...everywhere, ...secure, ...policy(policies.site)]},
    {source: '/studio/:path*', headers: policy(policies.studio)},
    {source: '/studio/thumbnails/:file', headers: policy(sealedPolicy)},
    {source: '/_next/:path*', headers: policy(sealedPolicy)},
    {...visitorsPages, headers: [speculationRulesHeader]},
    ...shownElsewhere.map((source) => ({source, headers: crossOrigin})),
  ]
}
