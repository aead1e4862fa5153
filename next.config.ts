import {resolve} from 'node:path'

import type {NextConfig} from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD} from 'next/constants'

import {publicEnv, serverEnv, siteHost} from './lib/server/env'
import {headerRules} from './lib/urls/header-rules'
import {largestBody, largestWebhook} from './lib/urls/refusals'

/** Removes web fonts on other hosts from the style sheets of packages. */
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
  {path: '**/contents.css', description: /target-current/},
]

const defaultDistDir = '.next'
const distDir = process.env.NEXT_DIST_DIR || defaultDistDir

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  // The Content Lake resizes all images. This disables /_next/image, which would accept any source.
  images: {unoptimized: true},
  poweredByHeader: false,
  devIndicators: false,
  // Server action arguments contain user input.
  logging: {serverFunctions: false},
  distDir,
  // A self-contained folder to deploy to other machines; `npm start` does not need it.
  ...(process.env.STANDALONE ? {output: 'standalone'} : {}),
  turbopack: {...(publicEnv.sanityIsHosted ? {} : localFonts), ignoreIssue: ignoredIssues},
  // `npm test` type-checks the whole repository, including tests.
  // Next.js writes the build folder's name into a configuration that extends no other.
  typescript: {ignoreBuildErrors: true, tsconfigPath: 'tsconfig.next.json'},
  experimental: {
    globalNotFound: true,
    // Links are plain anchors: what it renders for later navigations would double the cost of each dynamic page.
    cachedNavigations: false,
    // Pages are cached whole, so warnings about instant navigation do not apply.
    instantInsights: {validationLevel: 'manual-warning'},
    // What Next.js keeps of a body before it runs the proxy, which refuses larger ones.
    proxyClientMaxBodySize: largestWebhook,
    serverActions: {
      // Larger bodies are refused first, with a localized error page.
      bodySizeLimit: largestBody,
      // Whatever host a proxy in front names.
      allowedOrigins: [siteHost()],
    },
    // Not for test builds in their own folders: they run once, and writing the cache costs a fifth of the build time.
    turbopackFileSystemCacheForBuild: distDir === defaultDistDir,
  },
}

/** Throws a one-sentence error when the Content Lake does not respond within five seconds, asked three times. */
async function assertContentLakeAnswers(): Promise<void> {
  const {sanityApiHost, sanityProjectId, sanityDataset} = publicEnv
  for (const _ of [1, 2, 3]) {
    const signal = AbortSignal.timeout(5000)
    if (await fetch(`${sanityApiHost}/v1/ping`, {signal}).catch(() => null)) return
  }
  const message = `The Content Lake at ${sanityApiHost} is not responding, so there is nothing to build from: project ${sanityProjectId}, dataset ${sanityDataset}.`
  // Omit the stack, whose bundler frames would hide the message.
  throw Object.assign(new Error(message), {stack: message})
}

/** Throws a one-line error when a variable is missing, or when a build cannot reach the Content Lake. */
export default async function configure(phase: string): Promise<NextConfig> {
  serverEnv()
  // `next typegen` loads this file in the same phase, but reads no content.
  const isBuild = phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build')
  if (isBuild) await assertContentLakeAnswers()
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  // Vercel has its own page cache and calls no handler.
  const hasPageCache = !isDevelopment && !process.env.VERCEL
  const scripts = isDevelopment ? 'development' : hasPageCache ? 'hashed' : 'inline'
  const settings: NextConfig = {
    ...config,
    ...(hasPageCache ? {cacheHandler: resolve('lib/sanity/page-cache.ts')} : {}),
    // Class names contain component names in development only, to save bytes.
    compiler: {styledComponents: {displayName: isDevelopment}},
    headers: async () => headerRules(scripts),
    // The Studio routes in the browser. Without the rewrite, each of its URLs would be cached as a page.
    rewrites: async () => [
      {source: '/studio/:tool((?!thumbnails/[\\w-]+\\.webp$).+)', destination: '/studio'},
    ],
  }
  return createNextIntlPlugin('./lib/i18n/request.ts')(settings)
}
