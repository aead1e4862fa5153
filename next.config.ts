import {resolve} from 'node:path'

import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD} from 'next/constants'

import {assertContentLakeAnswers} from './lib/content/preflight'
import {publicEnv, serverEnv} from './lib/platform/env'
import {headerRules} from './lib/platform/security/headers'
import {largestBody} from './lib/routing/body-limit'

/** Style sheets of packages that name a typeface at another host. */
const localFonts: NextConfig['turbopack'] = {
  rules: {
    '*.css': {
      condition: {all: ['foreign', {content: /@font-face\s*\{[^}]*https:/}]},
      loaders: [resolve('studio/client/local-fonts-loader.mjs')],
      type: 'css',
    },
  },
}

/** Turbopack's warnings about valid code. */
const ignoredIssues: NonNullable<NextConfig['turbopack']>['ignoreIssue'] = [
  // Lightning CSS does not know this pseudo-class yet.
  {path: '**/global.generated.css', description: /target-current/},
]

/** The style sheet is sent as it is written, like the styles of components, for the same browsers. */
const cssFeatures: NonNullable<NextConfig['experimental']>['lightningCssFeatures'] = {
  exclude: [
    'clamp-function',
    'colors',
    'font-family-system-ui',
    'light-dark',
    'logical-properties',
    'media-queries',
    'selectors',
  ],
}

const pageExtensions = ['tsx', 'ts']

const usualFolder = '.next'
const distDir = process.env.NEXT_DIST_DIR || usualFolder

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  // The Content Lake scales all pictures: this closes /_next/image, which would scale any.
  images: {unoptimized: true},
  poweredByHeader: false,
  devIndicators: false,
  // The arguments of actions are what visitors type.
  logging: {serverFunctions: false},
  distDir,
  // A folder that holds all it needs to run, for other machines; `npm start` needs none.
  ...(process.env.STANDALONE ? {output: 'standalone'} : {}),
  turbopack: {...(publicEnv.sanityIsHosted ? {} : localFonts), ignoreIssue: ignoredIssues},
  // `npm test` checks the types of everything, tests included; a build would only do it again.
  typescript: {ignoreBuildErrors: true},
  experimental: {
    globalNotFound: true,
    // Pages are cached whole, so warnings about instant navigation do not apply.
    instantInsights: {validationLevel: 'manual-warning'},
    // Route types come through next-env.d.ts, so that no build folder has to be named in tsconfig.json.
    strictRouteTypes: true,
    // The proxy refuses larger bodies first, with a page in the reader's language.
    serverActions: {bodySizeLimit: largestBody},
    // A build in a folder of its own, as the tests make, is not made again: what the next one would read costs a fifth.
    turbopackFileSystemCacheForBuild: distDir === usualFolder,
  },
}

/** Stops with one sentence when a variable is missing, or when the Content Lake does not answer a build. */
export default async function configure(phase: string): Promise<NextConfig> {
  serverEnv()
  // `next typegen` loads this file in the same phase and reads no content.
  const isBuild = phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build')
  if (isBuild) await assertContentLakeAnswers(publicEnv)
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  // Vercel has a page cache of its own and asks no handler.
  const hasPageCache = !isDevelopment && !process.env.VERCEL
  const scripts = isDevelopment ? 'development' : hasPageCache ? 'hashed' : 'inline'
  const settings: NextConfig = {
    ...config,
    // Builds only: `next dev` wrongly warns that the setting has no effect.
    ...(isDevelopment
      ? {}
      : {experimental: {...config.experimental, lightningCssFeatures: cssFeatures}}),
    ...(hasPageCache ? {cacheHandler: resolve('lib/cache/page-cache.ts')} : {}),
    // Component names in class names are for developers; visitors would load them twice.
    compiler: {styledComponents: {displayName: isDevelopment}},
    // Routes for developers, such as the gallery at /dev/ui, are in no build.
    pageExtensions: isDevelopment ? ['dev.tsx', ...pageExtensions] : pageExtensions,
    headers: async () => headerRules(scripts),
    // One page for every address of the Studio, which routes in the browser: each would be cached otherwise.
    rewrites: async () => [{source: '/studio/:tool((?!thumbnails/).+)', destination: '/studio'}],
  }
  return createNextIntlPlugin('./lib/i18n/request.ts')(settings)
}
