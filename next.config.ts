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

const defaultExtensions = ['tsx', 'ts']

const usualFolder = '.next'
const distDir = process.env.NEXT_DIST_DIR || usualFolder

/** Where rendered pages and results of queries are kept; `REDIS_URL` says whether instances share them. */
const caches: NextConfig = {
  cacheHandler: resolve('lib/cache/page-cache.ts'),
  cacheHandlers: {default: resolve('lib/shared-cache/query-cache.ts')},
}

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  poweredByHeader: false,
  devIndicators: false,
  // The arguments of actions are what visitors type.
  logging: {serverFunctions: false},
  distDir,
  // A folder that holds all it needs to run, for other machines; `npm start` needs none.
  ...(process.env.STANDALONE ? {output: 'standalone'} : {}),
  ...(publicEnv.sanityIsHosted ? {} : {turbopack: localFonts}),
  // `npm test` checks the types of everything, tests included; a build would only do it again.
  typescript: {ignoreBuildErrors: true},
  experimental: {
    globalNotFound: true,
    // The style sheet is sent as it is written, like the styles of components, for the same browsers.
    lightningCssFeatures: {
      exclude: [
        'clamp-function',
        'colors',
        'font-family-system-ui',
        'light-dark',
        'logical-properties',
        'media-queries',
        'selectors',
      ],
    },
    // Route types come through next-env.d.ts, so that no build folder has to be named in tsconfig.json.
    strictRouteTypes: true,
    // For bodies that do not say how large they are; `proxy.ts` refuses the others.
    serverActions: {bodySizeLimit: largestBody},
    // A build in a folder of its own, as the tests make, is not made again: what the next one would read costs a fifth.
    turbopackFileSystemCacheForBuild: distDir === usualFolder,
  },
}

/** Stops with one sentence when a variable is missing, or when the Content Lake does not answer a build. */
export default async function configure(phase: string): Promise<NextConfig> {
  serverEnv()
  // `next typegen` loads this file in the same phase and reads no content.
  const builds = phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build')
  if (builds) await assertContentLakeAnswers(publicEnv)
  // Routes of developers, as the gallery of primitives at /dev/ui; no build contains them.
  const developing = phase === PHASE_DEVELOPMENT_SERVER
  const pageExtensions = developing ? ['dev.tsx', ...defaultExtensions] : defaultExtensions
  // Vercel keeps rendered pages itself and asks no handler.
  const keeper = process.env.VERCEL ? 'platform' : 'server'
  const headers = async () => headerRules(developing ? 'nobody' : keeper)
  const kept = developing || keeper === 'platform' ? {} : caches
  // Names of components in classes are for developers; visitors would load them twice.
  const compiler = {styledComponents: {displayName: developing}}
  const settings = {...config, ...kept, compiler, pageExtensions, headers}
  return createNextIntlPlugin('./lib/i18n/request.ts')(settings)
}
