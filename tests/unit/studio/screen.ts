import {createClient} from '@sanity/client'
import {frFRLocale} from '@sanity/locale-fr-fr'
import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {createElement as h, type ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {
  createSchema,
  createWorkspaceFromConfig,
  type CurrentUser,
  type Schema,
  type Source,
} from 'sanity'
import {LocaleContext, SourceContext, WorkspaceContext} from 'sanity/_singletons'
import {route, RouterProvider} from 'sanity/router'
import {vi} from 'vitest'

import {schemaTypesIn} from '../../../schemas'
import {type InterfaceLanguage, interfaceLanguages} from '../../../schemas/bilingual'
import {studioMessages} from '../../../studio/interface'
import {outlineOf} from '../outline'

const theme = buildTheme()
const router = route.create('/', [route.intents('/intent'), route.create('/:figure')])

const person = (role: string): CurrentUser => ({
  id: 'me',
  name: 'Ada',
  email: '',
  role,
  roles: [{name: role, title: role}],
})

/** A Studio with our messages; its types are compiled once for each language instead. */
async function begin() {
  const config = {projectId: 'content', dataset: 'content', apiVersion: '2026-11-27', useCdn: false}
  const client = createClient(config)
  const workspace = await createWorkspaceFromConfig({
    name: 'default',
    title: 'Studio',
    basePath: '/studio',
    projectId: 'content',
    dataset: 'content',
    plugins: [frFRLocale()],
    i18n: {bundles: studioMessages},
    getClient: () => client,
    currentUser: person('administrator'),
  })
  await vi.waitUntil(() => workspace.__internal.i18next.isInitialized)
  return workspace
}

let begun: ReturnType<typeof begin> | undefined

const schemas = new Map<InterfaceLanguage, Schema>()

function schemaIn(language: InterfaceLanguage): Schema {
  const known =
    schemas.get(language) ?? createSchema({name: 'default', types: schemaTypesIn(language)})
  schemas.set(language, known)
  return known
}

/** What only says how Sanity UI looks, and tags that say nothing else. */
const looks =
  / (?:data-(?:ui|as|scheme)="[^"]*"|data-disabled="false"|data-tone="(?:default|transparent|inherit)"|data-border=""|type="button")/g
/** Icons that say something. */
const namedIcon = /<svg\b[^>]* (aria-label="[^"]+")[^>]*>.*?<\/svg>/gs
const bare = /^<(?:div|section|span|p)>\s*/gm
const emptyLine = /^\n/gm

/**
 * Renders elements as the Studio in a language does for somebody with a role. Sanity has no public way to render a
 * component without a Studio, so a new version may rename these contexts.
 */
export async function screenIn(language: InterfaceLanguage, role = 'administrator') {
  begun ??= begin()
  const workspace = await begun
  const {i18next} = workspace.__internal
  await i18next.changeLanguage(language)
  const source = {
    ...workspace.unstable_sources[0],
    schema: schemaIn(language),
    currentUser: person(role),
  } as Source
  const locale = {
    locales: workspace.i18n.locales,
    currentLocale: workspace.i18n.currentLocale,
    changeLocale: async () => {},
    __internal: {i18next},
  }
  return (element: ReactElement): string => {
    const routed = h(RouterProvider, {router, state: {}, onNavigate: () => {}, children: element})
    const translated = h(LocaleContext, {value: locale}, routed)
    const inSource = h(SourceContext, {value: source}, translated)
    const inWorkspace = h(WorkspaceContext, {value: workspace}, inSource)
    const whole = h(ThemeProvider, {theme}, h(ToastProvider, null, inWorkspace))
    const html = renderToStaticMarkup(whole).replaceAll(namedIcon, '<img $1/>')
    return outlineOf(html)
      .replaceAll(looks, '')
      .replaceAll(bare, '')
      .replaceAll(emptyLine, '')
      .trimEnd()
  }
}

/** What an element says in English. */
export const inEnglish = async (element: ReactElement) => (await screenIn('en-US'))(element)

/** What an element says in English and in French. */
export async function inBoth(element: ReactElement): Promise<string[]> {
  const texts: string[] = []
  // One after the other: the language of the messages is that of the whole Studio.
  for (const language of interfaceLanguages) texts.push((await screenIn(language))(element))
  return texts
}
