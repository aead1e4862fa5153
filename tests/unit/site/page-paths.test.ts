import {describe, expect, it} from 'vitest'

import {locales} from '../../../lib/i18n/locales'
import {pathsOf} from '../../../lib/urls/document-paths'
import {homePath, pageHref} from '../../../lib/urls/paths'
import {servedHrefs} from '../../../lib/urls/redirects'
import {entries} from '../content/dataset'
import {expectNone} from '../expect-none.ts'
import {sourceFiles} from './source-files.ts'
import {nodesOf, parseSource, syntaxOf, type Syntax} from './syntax.ts'

/** Code that may contain links. Only `lib/urls` may build the addresses of pages. */
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
  .filter((file) => isCode(file) && !file.startsWith('lib/urls/'))

/** The paths of every page and article of `content/`, and of every home page. */
const hrefs = [
  ...locales.map((locale) => pageHref(locale, homePath)),
  ...entries.flatMap(({type, document}) =>
    Array.from(servedHrefs(pathsOf({...document, _type: type}), [])),
  ),
]

/** First segments of page addresses: `fr`, `en`, `blog`, `about` and so on. */
const beginnings = new Set([
  ...hrefs.map((href) => href.split('/')[1] ?? '').filter(Boolean),
  ...locales,
])

const pagePath = new RegExp(`^/(?:${[...beginnings].join('|')})(?:[/?#]|$)`)

/** Returns the literal parts of a template. */
const textsOf = ({quasis}: Syntax) =>
  (quasis as Syntax[]).map(({value}) => (value as {cooked: string}).cooked)

/** Names of variables from which paths are built. */
const partOfPath = /^(?:locale|language|lang|path|slug|prefix)$/i

function endsInPathPart(expression: unknown): boolean {
  const {type, name, property} = expression as {type: string; name?: string; property?: Syntax}
  return partOfPath.test(type === 'Identifier' ? String(name) : String(property?.['name']))
}

/**
 * Whether a template builds a page's path: a literal part of it is one, or it joins a language or path to something.
 */
function templateSpellsPath(node: Syntax): boolean {
  const texts = textsOf(node)
  const values = node['expressions'] as unknown[]
  if ((values[0] as Syntax | undefined)?.['name'] === 'adminHref') return false
  if (texts.some((text) => pagePath.test(text))) return true
  return values.some((value, index) => texts[index]?.endsWith('/') && endsInPathPart(value))
}

function isModuleName(above: Syntax[]): boolean {
  return /^(?:Import|Export)/.test(above[0]?.type ?? '')
}

/** Whether a literal is the value of a link's attribute, which must not be an address. */
function isLink(above: Syntax[]): boolean {
  const [attribute] = above
  const name = (attribute?.['name'] as Syntax | undefined)?.['name']
  return attribute?.type === 'JSXAttribute' && (name === 'href' || name === 'action')
}

/** Addresses other than pages: the Studio and the admin area, which `lib/admin` defines. */
const elsewhere = /^\/(?:studio|admin)(?:\/|$)/

/** `pageHref(locale, 'about')` and `absoluteUrl('/')` fix a page's path in code, though editors may change it. */
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

/** Returns the literals in a file that spell out a page's address. */
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
  ])('rejects as a page address: %s', (source) => {
    expect(offencesIn(source)).toEqual([])
  })
})

it('the test knows all page paths from the content', () => {
  expect([...beginnings]).toEqual(expect.arrayContaining(['fr', 'blog', 'about', 'app']))
  expect(files.length).toBeGreaterThan(200)
})

it('URLs of pages are built by lib/urls and nowhere else', () => {
  const found = files.flatMap((file) => {
    const tree = syntaxOf(file)
    return offences(tree, ({start}) => `${file} at ${start}`)
  })
  expectNone(found, 'Build these addresses with pageHref or absoluteUrl')
})
