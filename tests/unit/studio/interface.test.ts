import {createElement as h} from 'react'
import type {NavbarProps, ToolMenuProps} from 'sanity'
import {afterEach, expect, test, vi} from 'vitest'

import {preferredLast} from '../../../studio/i18n/interface-language'
import {studioMessages} from '../../../studio/interface'
import {languageMenu} from '../../../studio/interface/language-menu'
import {expectNone} from '../expect-none'
import {lines} from '../outline'
import {inBoth} from './screen'

const locales = ['en-US', 'fr-FR'].map((id) => ({id, title: id}))

afterEach(() => vi.unstubAllGlobals())

test.each([
  [['en-IE', 'fr'], 'en-US'],
  [['fr-CA', 'en'], 'fr-FR'],
  [['fr'], 'fr-FR'],
  [['de', 'fr-BE', 'en'], 'fr-FR'],
  [['de'], 'en-US'],
  [[], 'en-US'],
])('a browser that prefers %j opens the Studio in %s', (languages, locale) => {
  vi.stubGlobal('navigator', {languages})
  expect(preferredLast(locales as never).at(-1)?.id).toBe(locale)
})

const english = studioMessages.filter(({locale}) => locale === 'en-US')

test.each(english.map(({namespace}) => namespace))(
  'the messages of %s have the same keys and values in each language',
  (namespace) => {
    const [first, ...others] = studioMessages
      .filter((bundle) => bundle.namespace === namespace)
      .map(({resources}) => Object.entries(resources as Record<string, string>))
      .map((texts) => texts.map(([key, text]) => [key, text.match(/{{\w+}}/g)?.sort() ?? []]))
      .map((texts) => Object.fromEntries(texts) as object)
    for (const other of others) expect(other).toEqual(first)
  },
)

const french = studioMessages.filter(({locale}) => locale === 'fr-FR')

test('French messages follow French typography', () => {
  const faulty = /'|[^\u202f\u00a0][:;?!»%]|«[^\u00a0]/
  const texts = french.flatMap(({resources}) => Object.values(resources as Record<string, string>))
  expectNone(
    texts.filter((text) => faulty.test(text.replaceAll(/{{.*?}}|<.*?>|https?:/g, ''))),
    'Write ’ and the no-break spaces of French punctuation',
  )
})

test('French singular messages contain the count, which may be 0', () => {
  const singulars = french.flatMap(({resources}) =>
    Object.entries(resources as Record<string, string>).filter(([key]) => key.endsWith('_one')),
  )
  expect(singulars.length).toBeGreaterThan(10)
  expectNone(
    singulars.filter(([, text]) => /\b1\b/.test(text)),
    'Write {{count}} instead of 1',
  )
})

const {navbar: Navbar, toolMenu: ToolMenu} = languageMenu().studio?.components ?? {}

test('the menu of tools names each in the language of the interface', async () => {
  if (!ToolMenu) throw new Error('There is no menu of tools')
  const names = ['home', 'media', 'figures', 'unknown']
  const props = {
    tools: names.map((name) => ({name, title: `The ${name}`})),
    renderDefault: ({tools}: ToolMenuProps) => tools.map(({title}) => title).join(', '),
  } as unknown as ToolMenuProps
  expect(await inBoth(h(ToolMenu, props))).toEqual([
    'Home, Media, Figures, The unknown',
    'Accueil, Médias, Chiffres, The unknown',
  ])
})

const shownActions = (label: string, other: string) =>
  lines(
    '<ul>',
    '<li>own topbar',
    '<li>language topbar',
    `<button aria-label="${label}" id="interface-language" aria-haspopup="true" aria-expanded="false">`,
    label.slice(0, 2),
    `<li>${other}`,
  )

test('the navbar offers the other language, and a menu of both', async () => {
  if (!Navbar) throw new Error('There is no navbar')
  const props = {
    __internal_actions: [{name: 'own', location: 'topbar'}],
    renderDefault: ({__internal_actions: actions = []}: NavbarProps) =>
      h(
        'ul',
        null,
        actions.map((action) =>
          h(
            'li',
            {key: action.name},
            `${action.name} ${action.location} `,
            'title' in action && action.title,
            'render' in action && action.render?.(),
          ),
        ),
      ),
  } as unknown as NavbarProps
  expect(await inBoth(h(Navbar, props))).toEqual([
    shownActions('EN, language of the interface', 'language-fr-FR sidebar Français'),
    shownActions('FR, langue de l’interface', 'language-en-US sidebar English (US)'),
  ])
})
