import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

import en from '../../messages/en.json' with {type: 'json'}
import fr from '../../messages/fr.json' with {type: 'json'}
import {type Language, languages} from '../fixtures/specified-routes.ts'
import {contentLake, expect, stack, test} from './site.ts'

type Messages = {[key: string]: string | Messages}

const messages: Record<Language, Messages> = {en, fr}

/** Returns the longest literal text of a message. */
function textOf(message: string): string {
  const texts = message.split(/\{[^}]*\}?|\}|<[^>]*>/).map((text) => text.trim())
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/** Returns the texts of messages by key, without those short enough to occur by chance. */
function textsOf(group: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]): [string, string][] => {
      if (typeof value !== 'string') return Array.from(textsOf(value, `${prefix}${key}.`))
      const text = textOf(value)
      return text.length >= 20 && text.includes(' ') ? [[prefix + key, text]] : []
    }),
  )
}

/** Returns the longest text of each group of messages. Bundlers include a group as a whole or not at all. */
function sampleOf(texts: Map<string, string>): Map<string, string> {
  const longest = new Map<string, [string, string]>()
  for (const [key, text] of texts) {
    const group = key.replace(/\.?[^.]+$/, '')
    if (text.length > (longest.get(group)?.[1].length ?? 0)) longest.set(group, [key, text])
  }
  return new Map(longest.values())
}

const entities: Record<string, string> = {amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>'}

/** Unescapes HTML, the data that Next.js embeds in it, or a script. */
function unescaped(source: string): string {
  return source
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\(["'\\])/g, '$1')
    .replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '')
}

function found(texts: Map<string, string>, source: string): string[] {
  return [...texts].filter(([, text]) => source.includes(text)).map(([key]) => key)
}

/** Returns all client scripts, concatenated. */
function clientScripts(): string {
  const folder = join(stack.distDir, 'static')
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  const scripts = files.filter((file) => file.endsWith('.js'))
  return scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** The section types that use a namespace. */
const shownBy: Record<string, string[]> = {
  leadForm: ['callToAction', 'exitPopup'],
  exitPopup: ['exitPopup'],
  demo: ['demo'],
  roi: ['roiCalculator'],
  search: ['siteSearch'],
  blog: ['articleList'],
}

/** Namespaces used only outside pages. */
const shownByNone = ['markdown', 'emptyDataset', 'notFound']

/** Returns the messages that a page with these sections must not contain. */
function strangers(language: Language, sections: string[]): Map<string, string> {
  const own = messages[language]
  const namespaces = Object.entries(shownBy)
    .filter(([, types]) => !types.some((type) => sections.includes(type)))
    .map(([namespace]) => namespace)
  const unused = [...namespaces, ...shownByNone].map((namespace) => [
    namespace,
    own[namespace] ?? {},
  ])
  const visible = new Set(textsOf(own).values())
  const others = languages
    .filter((other) => other !== language)
    .flatMap((other) => Array.from(textsOf(messages[other], `${other}: `)))
    // The notice after a redirect speaks the language of the page that was asked for.
    .filter(([key]) => !key.includes('redirectNotice.'))
    .filter(([, text]) => ![...visible].some((shown) => shown.includes(text)))
  return new Map([...textsOf(Object.fromEntries(unused) as Messages), ...others])
}

test('no script contains messages: browsers receive the few they need as props', () => {
  const scripts = unescaped(clientScripts())
  expect(scripts.length).toBeGreaterThan(100_000)
  for (const language of languages) {
    const sample = sampleOf(textsOf(messages[language]))
    expect(sample.size).toBeGreaterThan(20)
    expect(found(sample, scripts), language).toEqual([])
  }
})

test('no page contains messages of another language, or of sections that it does not have', async ({
  request,
}) => {
  const pages = await contentLake.fetch<
    {language: Language; path: string; sections: {_type: string}[]}[]
  >(
    '*[_type == "page" && path in ["/", "app", "about", "a-propos", "blog", "privacy-eu"]]{language, path, sections}',
    {},
    {perspective: 'published'},
  )
  expect(pages.length).toBeGreaterThan(5)
  const settings = await contentLake.fetch<object[]>(
    '*[_type in ["siteSettings", "navigation", "callsToAction"]]',
    {},
    {perspective: 'published'},
  )
  const shown: string[] = []
  for (const {language, path, sections} of pages) {
    const href = `${language === 'en' ? '' : `/${language}`}/${path}`.replace(/\/+$/, '') || '/'
    const types = sections.map(({_type}) => _type)
    const html = unescaped(await (await request.get(href)).text())
    shown.push(...found(textsOf(messages[language]), html))
    // The content may contain the same words, in a section, the header or the footer.
    const copy = JSON.stringify([sections, settings])
    const foreign = [...strangers(language, types)].filter(([, text]) => !copy.includes(text))
    expect.soft(found(new Map(foreign), html), href).toEqual([])
  }
  expect(shown, 'the words that pages do show are found').toEqual(
    expect.arrayContaining(['leadForm.errors.invalidEmail', 'roi.sentence']),
  )
})
