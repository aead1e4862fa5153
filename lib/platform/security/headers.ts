import {draftCookie} from '../../preview/draft-cookie.ts'
import {speculationRulesHeader} from '../../routing/speculation-rules.ts'
import {publicEnv} from '../env.ts'
import {framePolicy, loadingPolicy, policyHeader, sealedPolicy} from './policies.ts'

interface Rule {
  source: string
  missing?: {type: 'cookie'; key: string}[]
  headers: {key: string; value: string}[]
}

/** Features that no page uses, denied to injected content too. */
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

/** Two years; no `includeSubDomains`, which would cover hosts we do not own, and no preload. */
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

/** Images embedded by other sites for link previews. */
const shownElsewhere = [
  '/share/:path*',
  '/icons/:path*',
  '/icon.svg',
  '/apple-icon',
  '/favicon.ico',
]

/** Public pages: excludes Studio, admin and drafts. Only file names contain a dot. */
const visitorsPages = {
  source: '/((?!(?:admin|studio)(?:/|$)|api/|_next/)[^.]*)',
  missing: [{type: 'cookie' as const, key: draftCookie}],
}

/** Who caches rendered pages, and so adds their script hashes: see `page-cache.ts`. */
type Keeper = 'server' | 'platform' | 'nobody'

function pagePolicies(keeper: Keeper): Record<'site' | 'studio', string> {
  // A development server injects scripts we cannot hash, and uses eval.
  if (keeper === 'nobody') return {site: framePolicy('studio'), studio: framePolicy('studio')}
  const site = framePolicy('nobody')
  const studio = framePolicy('studio')
  if (keeper === 'server') return {site, studio}
  const scripts = [`'unsafe-inline'`]
  return {
    site: `${site}; ${loadingPolicy('site', scripts)}`,
    studio: `${studio}; ${loadingPolicy('studio', scripts)}`,
  }
}

const policy = (value: string) => [{key: policyHeader, value}]

/**
 * Headers of every response, for next.config.ts. The proxy overrides the policy of dynamic pages
 * and non-pages; the page cache adds each cached page's script hashes.
 */
export function headerRules(keeper: Keeper, siteUrl = publicEnv.siteUrl): Rule[] {
  const policies = pagePolicies(keeper)
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
