import {createHash} from 'node:crypto'

import {publicEnv} from '../server/env.ts'
import {framePolicy, loadingPolicy, policyHeader, sealedPolicy} from '../server/security-policy.ts'
import {speculationRulesEndpoint} from './endpoints.ts'
import {
  previewCookie,
  adminHref,
  apiHref,
  studioHref,
  queryParameter,
  languageParameter,
} from './paths.ts'

interface Rule {
  source: string
  missing?: {type: 'cookie'; key: string}[]
  headers: {key: string; value: string}[]
}

/** Browser features that no page uses; denied, so that injected code cannot use them either. */
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

/** Two years, without subdomains, which may belong to others, and without preloading. */
const strictTransport = {key: 'strict-transport-security', value: 'max-age=63072000'}

const commonHeaders = [
  {key: 'x-content-type-options', value: 'nosniff'},
  {key: 'referrer-policy', value: 'strict-origin-when-cross-origin'},
  {
    key: 'permissions-policy',
    value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  },
  {key: 'cross-origin-opener-policy', value: 'same-origin'},
  {key: 'cross-origin-resource-policy', value: 'same-origin'},
]

/** Images that other sites embed. */
const embeddableImages = [
  '/share/:path*',
  '/icons/:path*',
  '/icon.svg',
  '/apple-icon',
  '/favicon.ico',
]

/** Public pages: without admin, Studio and previews. Only files have a dot in their path. */
const publicPages = {
  source: '/((?!(?:admin|studio)(?:/|$)|api/|_next/)[^.]*)',
  missing: [{type: 'cookie' as const, key: previewCookie}],
}

/**
 * How inline scripts are allowed: by hashes from the page cache, without restriction where there is no page cache, or
 * as development needs.
 */
type InlineScripts = 'hashed' | 'inline' | 'development'

function pagePolicies(scripts: InlineScripts): Record<'site' | 'studio', string> {
  // The development server injects inline scripts and uses eval.
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
 * Header rules for the Next.js configuration. The proxy overrides the policies of responses other than pages and of
 * pages rendered per request; the page cache adds the script policy of static pages.
 */
export function headerRules(scripts: InlineScripts, siteUrl = publicEnv.siteUrl): Rule[] {
  const policies = pagePolicies(scripts)
  const secure = siteUrl.startsWith('https://') ? [strictTransport] : []
  const crossOrigin = [{key: 'cross-origin-resource-policy', value: 'cross-origin'}]
  return [
    {source: '/:path*', headers: [...commonHeaders, ...secure, ...policy(policies.site)]},
    {source: '/studio/:path*', headers: policy(policies.studio)},
    {source: '/studio/thumbnails/:file', headers: policy(sealedPolicy)},
    {source: '/_next/:path*', headers: policy(sealedPolicy)},
    {...publicPages, headers: [speculationRulesHeader]},
    ...embeddableImages.map((source) => ({source, headers: crossOrigin})),
  ]
}

/** Paths that are not public pages. Only files have a dot in their path. */
const excluded = [
  ...[adminHref, studioHref].flatMap((area) => [area, `${area}/*`]),
  `${apiHref}/*`,
  '/*.*',
]

/** Query parameters of pages that are rendered per request or change the visitor's preference. */
const perRequest = [queryParameter, languageParameter].map((name) => `/*\\?*(^|&)${name}=*`)

/**
 * Lets browsers prefetch a page when a visitor is about to follow a link to it: only the HTML, without running it.
 * Matches this site's pages only; browsers skip it when saving data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [{href_matches: '/*'}, {not: {href_matches: [...excluded, ...perRequest]}}],
      },
      eagerness: 'moderate',
    },
  ],
})

const version = createHash('sha256').update(speculationRules).digest('hex').slice(0, 8)

/** Header that links the rules, with a URL that changes with their content. */
const speculationRulesHeader = {
  key: 'speculation-rules',
  value: `"${speculationRulesEndpoint}?v=${version}"`,
}
