import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {locales} from '../../lib/i18n/locales.ts'
import {endpoints} from '../../lib/urls/endpoints.ts'
import {
  articleFolder,
  choiceHref,
  feedHref,
  homePath,
  markdownHref,
  pageHref,
  searchPath,
  thumbnailHref,
  queryParameter,
} from '../../lib/urls/paths.ts'
import {routes as specifiedRoutes} from '../fixtures/specified-routes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The route of every page and route handler in `app/`: `app/(admin)/admin/page.tsx` → `/admin`. */
const folders = globSync('app/**/{page,route}.{ts,tsx}', {cwd: root}).map(
  (file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^app|\/\([^)]+\)|\/(?:page|route)\.tsx?$/g, '')
      .replaceAll(/\/\([^)]+\)/g, '') || '/',
)

const published = specifiedRoutes.flatMap(({en, fr}) => (fr === null ? [en] : [en, fr]))

const addresses = locales.flatMap((locale) => [
  pageHref(locale, homePath),
  choiceHref(locale, homePath),
  markdownHref(locale, homePath),
  feedHref(locale),
  `${pageHref(locale, searchPath)}?${queryParameter}=crm`,
  pageHref(locale, `${articleFolder}[slug]`),
])

/** Addresses that Next.js itself handles. */
const framework = [
  '/_next/image?url=%2F%25icon.svg&w=640&q=75',
  '/_next/static/[file]',
  '/_next/data/[build]/en.json',
]

/** Every route, read from the registries and folders so that new ones are included. Brackets mark parameters. */
export const routes: readonly string[] = [
  ...new Set([
    ...endpoints,
    ...folders,
    ...published,
    ...published.map((path) => `${path === '/' ? '/index' : path}.md`),
    ...addresses,
    ...framework,
    thumbnailHref('hero'),
  ]),
]

/** Returns the ids of a build's server actions. */
export function actionIds(distDir: string): string[] {
  const file = join(distDir, 'server/server-reference-manifest.json')
  const {node} = JSON.parse(readFileSync(file, 'utf8')) as {node: Record<string, unknown>}
  return Object.keys(node)
}
