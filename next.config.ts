import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD} from 'next/constants'

import {publicEnv, serverEnv} from './lib/env'
import {largestBody} from './lib/routing/body-limit'
import {assertContentLakeAnswers} from './lib/sanity/preflight'
import {studioPolicy} from './lib/security/studio-policy'

const studioHeaders = {
  source: '/studio/:path*',
  headers: [{key: 'content-security-policy', value: studioPolicy(publicEnv.sanityApiHost)}],
}

const defaultExtensions = ['tsx', 'ts']

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  poweredByHeader: false,
  devIndicators: false,
  // The arguments of actions are what visitors type.
  logging: {serverFunctions: false},
  distDir: process.env.NEXT_DIST_DIR || '.next',
  compiler: {styledComponents: true},
  // `npm test` checks the types of everything, tests included; a build would only do it again.
  typescript: {ignoreBuildErrors: true},
  headers: async () => (publicEnv.sanityIsHosted ? [] : [studioHeaders]),
  experimental: {
    globalNotFound: true,
    // Route types come through next-env.d.ts, so that no build folder has to be named in tsconfig.json.
    strictRouteTypes: true,
    // For bodies that do not say how large they are; `proxy.ts` refuses the others.
    serverActions: {bodySizeLimit: largestBody},
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
  return createNextIntlPlugin('./lib/i18n/request.ts')({...config, pageExtensions})
}
