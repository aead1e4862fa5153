import {resolveInitialValue, resolveInitialValueForType} from 'sanity'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'

import {locales, type Locale} from '../../../lib/i18n/locales'
import {isJsonObject, stringsIn} from '../../../lib/server/json'
import {sectionTypes} from '../../../schemas/sections'
import {templates} from '../../../studio/templates'
import {type Fields, offeredLocales} from '../content/dataset'
import {initialValueContext as context, type Problem, problemsOf, schema} from '../content/studio'
import {expectNone, expectSame} from '../expect-none.ts'

// Sanity resolves initial values in the browser's idle time, which needs `window`.
vi.stubGlobal('window', {})
afterAll(() => void vi.unstubAllGlobals())

const names = sectionTypes.map(({name}) => name)

async function begin(name: string, language?: Locale): Promise<Fields> {
  const type = schema.get(name)
  if (!type) throw new Error(`No such section: ${name}`)
  const value: unknown = await resolveInitialValueForType(type, {language}, 10, context)
  return {...Object(value), _type: name, _key: name}
}

const beginAll = (language?: Locale) => Promise.all(names.map((name) => begin(name, language)))

/** Validation messages for values that only an editor can choose. */
const choices = [
  'Add at least one.',
  'Choose each page once.',
  'Choose the picture.',
  'Choose the table.',
  'The page’s heading is still sample text. Write your own.',
  'Upload the video, or write its address.',
]

const textsIn = (value: unknown) => stringsIn(value).filter((text) => /\s|…$/.test(text))

/** Returns the keys of all list items; an object without one shows up as undefined. */
function keysIn(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => [
      ...(isJsonObject(item) ? [item['_key']] : []),
      ...keysIn(item),
    ])
  }
  return isJsonObject(value) ? Object.values(value).flatMap(keysIn) : []
}

const pageOf = (language: Locale, sections: Fields[]) => ({
  _id: 'page-new',
  _type: 'page',
  language,
  title: 'New',
  path: 'new',
  seo: {title: 'New', description: 'A page that is there for nothing but to be looked at.'},
  sections,
})

const errorsOf = (problems: Problem[]) => problems.filter(({level}) => level === 'error')

describe.each(offeredLocales)('new sections of a page in %s', (language) => {
  let sections: Fields[]
  let problems: Problem[]

  beforeAll(async () => {
    sections = await beginAll(language)
    problems = await problemsOf(pageOf(language, sections))
  })

  it('new sections start with texts in their language', async () => {
    const empty = sections.filter((section) => Object.keys(section).length <= 2)
    expectNone(empty, 'Give these sections an `initialValue` in schemas/sections')
    const others = await Promise.all(
      offeredLocales.filter((other) => other !== language).map((other) => beginAll(other)),
    )
    const foreign = new Set(textsIn(others))
    expectNone(
      textsIn(sections).filter((text) => foreign.has(text)),
      'Write these first texts in every language',
    )
  })

  it('new sections are valid, except for references', () => {
    const messages = new Set(errorsOf(problems).map(({message}) => message))
    expectSame(
      [...messages],
      choices,
      'Begin new sections with valid values, or add what only an editor can choose to `choices`',
    )
  })

  const errorPaths = async (...begun: Fields[]) =>
    errorsOf(await problemsOf(pageOf(language, begun))).map(({path}) => path)

  it('only a placeholder heading blocks publishing', async () => {
    const [hero] = sections
    expect(await errorPaths({...hero})).toEqual([
      JSON.stringify(['sections', {_key: 'hero'}, 'title']),
    ])
    expect(await errorPaths({...hero, title: 'Ours'})).toEqual([])
    const badges = sections.find(({_type}) => _type === 'badges')
    expect(await errorPaths({...badges}, {...hero})).toEqual(await errorPaths({...hero}))
  })

  it('every placeholder has a warning, and nothing else has', () => {
    const pointedOut = problems.filter(({message}) => message.startsWith('This is sample text'))
    const asking = textsIn(sections).filter((text) => text.endsWith('…'))
    expect(asking.length).toBeGreaterThan(names.length)
    expect(pointedOut).toHaveLength(asking.length)
    expectNone(
      pointedOut.filter(({level}) => level !== 'warning'),
      'A placeholder is a warning',
    )
  })

  it('new list items have unique keys', async () => {
    const keys = keysIn(sections).filter((key) => !names.includes(String(key)))
    expect(keys.filter((key) => typeof key !== 'string')).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
    const again = new Set(keysIn(await beginAll(language)))
    expect(keys.filter((key) => again.has(key))).toEqual([])
  })
})

it('sections begin in English where nobody names a language', async () => {
  expect(textsIn(await beginAll())).toEqual(textsIn(await beginAll('en')))
})

describe.each(locales)('the templates in %s', (language) => {
  async function make(id: string): Promise<Fields> {
    const template = templates.find((candidate) => candidate.id === `${id}-${language}`)
    if (!template) throw new Error(`No such template: ${id}`)
    const value: unknown = await resolveInitialValue(schema, template, {}, context)
    return {...Object(value), _id: 'new', _type: template.schemaType}
  }

  it("a landing page needs only the editor's content", async () => {
    const document = await make('landing-page')
    expect(document['language']).toBe(language)
    const missing = errorsOf(await problemsOf(document)).map(({path}) =>
      String((JSON.parse(path) as unknown[])[0]),
    )
    expect([...new Set(missing)].sort()).toEqual(['path', 'sections', 'seo', 'title'])
  })
})
