import {describe, expect, it} from 'vitest'

import {locales} from '../../../lib/i18n/locales'
import {addressOf} from '../../../lib/routing/addresses'
import {homePath, pageHref} from '../../../lib/routing/paths'
import {publishedAt} from '../../../lib/routing/redirect-plan'
import {entries} from '../content/dataset'
import {sourceFiles} from './source-files.ts'
import {nodesOf, parseSource, syntaxOf, type Syntax} from './syntax.ts'

/** Where code is that could lead somewhere. `lib/routing` alone knows how the address of a page is written. */
const places = [
  'app',
  'components',
  'lib',
  'schemas',
  'studio',
  'next.config.ts',
  'proxy.ts',
  'sanity.config.ts',
]

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.includes('.generated.')

const files = places
  .flatMap(sourceFiles)
  .filter((file) => isCode(file) && !file.startsWith('lib/routing/'))

/** The URL path of every page and article of `content/`, in each language, and of every language’s home page. */
const hrefs = [
  ...locales.map((locale) => pageHref(locale, homePath)),
  ...entries.flatMap(({type, document}) =>
    Array.from(publishedAt(addressOf({...document, _type: type}), [])),
  ),
]

/** What the address of a page begins with: `/fr`, `/en`, `/blog`, `/about` and so on. */
const beginnings = new Set([
  ...hrefs.map((href) => href.split('/')[1] ?? '').filter(Boolean),
  ...locales,
])

const pagePath = new RegExp(`^/(?:${[...beginnings].join('|')})(?:[/?#]|$)`)

/** What stands in a template between its values. */
const textsOf = ({quasis}: Syntax) =>
  (quasis as Syntax[]).map(({value}) => (value as {cooked: string}).cooked)

/** Names of values that a path is made of. */
const partOfPath = /^(?:locale|language|lang|path|slug|prefix)$/i

function endsInPathPart(expression: unknown): boolean {
  const {type, name, property} = expression as {type: string; name?: string; property?: Syntax}
  return partOfPath.test(type === 'Identifier' ? String(name) : String(property?.['name']))
}

/** A template spells a page's path when some of its text does, or when it joins a language or a path to something. */
function templateSpellsPath(node: Syntax): boolean {
  const texts = textsOf(node)
  if (texts.some((text) => pagePath.test(text))) return true
  const values = node['expressions'] as unknown[]
  return values.some((value, index) => texts[index]?.endsWith('/') && endsInPathPart(value))
}

function isModuleName(above: Syntax[]): boolean {
  return /^(?:Import|Export)/.test(above[0]?.type ?? '')
}

/** A link that is written out leads to a page, whatever its name. */
function isLink(above: Syntax[]): boolean {
  const [attribute] = above
  const name = (attribute?.['name'] as Syntax | undefined)?.['name']
  return attribute?.type === 'JSXAttribute' && (name === 'href' || name === 'action')
}

/** Addresses that are no pages: the Studio, and the admin area that `lib/admin` knows. */
const elsewhere = /^\/(?:studio|admin)(?:\/|$)/

/** `pageHref(locale, 'about')` names a page in code, where editors could not change its path; `absoluteUrl('/')` too. */
function namesPage(node: Syntax, above: Syntax[]): boolean {
  const [call] = above
  if (call?.type !== 'CallExpression') return false
  const callee = (call['callee'] as Syntax)['name']
  if (callee === 'absoluteUrl') return node['value'] === homePath
  return callee === 'pageHref' || callee === 'choiceHref'
}

function spellsPath(node: Syntax, above: Syntax[]): boolean {
  if (node.type === 'TemplateLiteral') return templateSpellsPath(node)
  if (node.type !== 'Literal' || typeof node['value'] !== 'string') return false
  const text = node['value']
  if (isModuleName(above)) return false
  if (isLink(above) && text.startsWith('/')) return !elsewhere.test(text)
  return pagePath.test(text) || namesPage(node, above)
}

/** The texts in a file that spell the address of a page. */
function offences(tree: Syntax, source: (node: Syntax) => string): string[] {
  return [...nodesOf(tree)].flatMap(([node, above]) =>
    spellsPath(node, above) ? source(node) : [],
  )
}

const offencesIn = (source: string) =>
  offences(parseSource(source), ({start, end}) => source.slice(start, end))

describe('what counts as the address of a page', () => {
  it.each([
    'const href = "/fr"',
    'const href = "/blog"',
    'const href = `/about`',
    'const href = "/fr/a-propos?x=1#y"',
    'const href = `/${locale}/x`',
    'const href = `${prefix}/${path}`',
    'const href = `${origin}/fr/${x}`',
    'const href = `/blog/${article.slug}`',
    'const a = <a href="/">Home</a>',
    'const a = <a href="/anything">Page</a>',
    'const a = <a href={`/${page.path}`}>Page</a>',
    'const href = pageHref(locale, "about")',
    'const url = absoluteUrl("/")',
  ])('%s', (source) => {
    expect(offencesIn(source)).toHaveLength(1)
  })

  it.each([
    'import {x} from "/blog"',
    'export * from "./blog/x"',
    'const route = "/[locale]/[[...path]]"',
    'const text = "Begin with a slash: /fr/about"',
    'const href = "/administration"',
    'const a = <a href="/studio">Studio</a>',
    'const ratio = `${width}/${height}`',
    'const parts = "a/b".split("/")',
    'const href = pageHref(locale, homePath)',
    'const url = absoluteUrl("/icon.svg")',
    '// /fr/about',
  ])('not %s', (source) => {
    expect(offencesIn(source)).toEqual([])
  })
})

it('the addresses of pages are known from the content', () => {
  expect([...beginnings]).toEqual(expect.arrayContaining(['fr', 'blog', 'about', 'app']))
  expect(files.length).toBeGreaterThan(200)
})

it('URLs of pages are built by lib/routing and nowhere else', () => {
  const found = files.flatMap((file) => {
    const tree = syntaxOf(file)
    return offences(tree, ({start}) => `${file} at ${start}`)
  })
  expect(found).toEqual([])
})
