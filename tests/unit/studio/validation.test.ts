import type {ArraySchemaType, ObjectField, ObjectSchemaType, SchemaType} from 'sanity'
import {describe, expect, test} from 'vitest'

import {longest, shortestDescription} from '../../../lib/seo/title'
import type {Message} from '../../../schemas/bilingual'
import type {Fields} from '../content/dataset'
import {problemsOf, schema} from '../content/studio'
import {expectNone} from '../expect-none.ts'

/** Puts a value into a document; returns the document and the value's path. */
type Place = (value: unknown) => {document: Fields; path: (string | object)[]}

const field =
  (type: string, name: string, rest: Fields = {}): Place =>
  (value) => ({document: {_type: type, language: 'en', ...rest, [name]: value}, path: [name]})

const inSection =
  (type: string, name: string): Place =>
  (value) => ({
    document: {_type: 'page', language: 'en', sections: [{_key: 'a', _type: type, [name]: value}]},
    path: ['sections', {_key: 'a'}, name],
  })

const inItem =
  (type: string, list: string, name: string, inner: Fields = {}): Place =>
  (value) => {
    const section = {_key: 'a', _type: type, [list]: [{_key: 'b', ...inner, [name]: value}]}
    return {
      document: {_type: 'page', language: 'en', sections: [section]},
      path: ['sections', {_key: 'a'}, list, {_key: 'b'}, name],
    }
  }

const inBlock =
  (type: string, name: string, rest: Fields = {}): Place =>
  (value) => ({
    document: {_type: 'article', body: [{_key: 'a', _type: type, ...rest, [name]: value}]},
    path: ['body', {_key: 'a'}, name],
  })

const inLink = (name: string, rest: Fields) =>
  inItem('invitation', 'links', name, {_type: 'link', ...rest})

const inObject =
  (type: string, object: string, name: string, rest: Fields = {}): Place =>
  (value) => ({
    document: {_type: type, language: 'en', [object]: {...rest, [name]: value}},
    path: [object, name],
  })

const text = (length: number) => 'x'.repeat(length)
const lists = (...lengths: number[]) =>
  lengths.map((length) => Array.from({length}, (_, index) => `item ${index}`))
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const needed = [undefined, '']

interface Rule {
  place: Place
  right: unknown[]
  wrong: unknown[]
  /** How the message begins, in English. */
  message: string
  level?: 'warning'
}

const inList =
  (type: string, list: string, item: string, name: string, rest: Fields = {}): Place =>
  (value) => ({
    document: {
      _type: type,
      language: 'en',
      ...rest,
      [list]: [{_key: 'a', _type: item, [name]: value}],
    },
    path: [list, {_key: 'a'}, name],
  })

const rules: Record<string, Rule> = {
  'the day of an update': {
    place: field('article', 'updatedAt', {publishedAt: '2026-03-02'}),
    right: [undefined, '2026-03-02', '2026-03-03'],
    wrong: ['2026-03-01'],
    message: 'The update can’t be earlier than the publication date.',
  },
  'a canonical path': {
    place: field('article', 'canonicalPath'),
    right: [undefined, '/', '/blog/the-original'],
    wrong: ['blog', '/a b', '/a?b', '/a#b'],
    message: 'Start with a slash. No ? or #.',
  },
  'the key of another figure': {
    place: field('figure', 'key'),
    right: ['hours-per-month'],
    wrong: ['crm-time-saved'],
    message: 'Another figure already has this key.',
  },
  'a key that texts name': {
    place: field('figure', 'key', {_id: 'drafts.figure-crm-time-saved'}),
    right: ['crm-time-saved'],
    wrong: ['time-saved', undefined],
    message: 'Texts name this figure as {{crm-time-saved}}: its key stays as published.',
  },
  'a figure in a text': {
    place: inSection('itemList', 'intro'),
    right: ['{{crm-time-saved}}'],
    wrong: ['{{firstname}}'],
    message: 'There’s no figure called firstname.',
  },
  'a figure in code': {
    place: inBlock('codeSample', 'code'),
    right: ['Hello {{firstname}}'],
    wrong: [],
    message: 'There’s no figure called firstname.',
  },
  'the end of a range': {
    place: field('figure', 'upTo', {value: 2}),
    right: [undefined, 2.1, 3],
    wrong: [2, 1],
    message: 'The end of the range must be higher than its start.',
  },
  'the end of an announcement': {
    place: field('announcementBar', 'until'),
    right: [day(1)],
    wrong: [day(-1)],
    message: 'It has ended. Nobody sees it.',
    level: 'warning',
  },
  'the path of another page': {
    place: field('page', 'path'),
    right: ['a-propos'],
    wrong: ['about'],
    message: 'Another page in this language already has this path.',
  },
  'a price': {
    place: inItem('pricing', 'plans', 'monthly', {_type: 'plan'}),
    right: [undefined, 0, 0.5, 12.34],
    wrong: [-1, -0.01, 1.234],
    message: 'Write 0 or more, with two decimals at most.',
  },
  'a video': {
    place: inSection('video', 'file'),
    right: [{_type: 'file', asset: {_type: 'reference', _ref: 'file-a-mp4'}}],
    wrong: [undefined, {_type: 'file'}],
    message: 'Upload the video, or write its address.',
  },
  'the address of a video': {
    place: inSection('video', 'url'),
    right: [undefined, 'https://videos.example/1'],
    wrong: ['http://videos.example/1', 'mailto:a@videos.example', '/video'],
    message: 'Begin the address with https://.',
  },
  'the label of a link to the form': {
    place: inLink('label', {kind: 'cta'}),
    right: [undefined, '', text(60)],
    wrong: [text(61)],
    message: 'A link needs a label of 60 characters at most.',
  },
  'the page of a link': {
    place: inLink('page', {kind: 'page'}),
    right: [{_type: 'reference', _ref: 'page-about-en'}],
    wrong: [undefined],
    message: 'Choose the page.',
  },
  'the address of a link': {
    place: inLink('url', {kind: 'url'}),
    right: [
      'https://a.example/b?c#d',
      'http://a.example',
      'mailto:a@a.example?subject=Demo',
      'tel:+33',
      '#prices',
    ],
    wrong: [
      'ftp://a.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'http:/site',
      '//site.example',
      '/about',
      'about',
      '#',
    ],
    message: 'Begin the address with https://, http://, mailto:, tel: or #.',
  },
  'a missing address': {
    place: inLink('url', {kind: 'url'}),
    right: ['#prices'],
    wrong: [undefined],
    message: 'Write the address.',
  },
  'an encrypted address': {
    place: inLink('url', {kind: 'url'}),
    right: ['https://a.example', 'mailto:a@a.example', 'tel:+33', '#prices'],
    wrong: ['http://a.example', 'HTTP://a.example'],
    message: 'This connection is not encrypted.',
    level: 'warning',
  },
  'a table’s cells': {
    place: inBlock('dataTable', 'rows', {columns: ['One', 'Two']}),
    right: [[{_key: 'c', _type: 'tableRow', cells: ['a', 'b']}]],
    wrong: [
      [{_key: 'c', _type: 'tableRow', cells: ['a']}],
      [
        {_key: 'c', _type: 'tableRow', cells: ['b', 'b']},
        {_key: 'd', _type: 'tableRow', cells: ['a', 'b', 'c']},
      ],
    ],
    message: '“a” needs 2 cells.',
  },
  'an answer': {
    place: field('faq', 'toConfirm'),
    right: [undefined, false],
    wrong: [true],
    message: 'The product owner hasn’t approved this answer yet.',
    level: 'warning',
  },
  'a title for search': {
    place: inObject('page', 'seo', 'title'),
    right: [text(1), text(longest.title)],
    wrong: [text(longest.title + 1)],
    message: `Search engines show ${longest.title} characters; this has ${longest.title + 1}.`,
    level: 'warning',
  },
  'a description for search': {
    place: inObject('page', 'seo', 'description'),
    right: [text(1)],
    wrong: [...needed, ' '],
    message: 'A page needs a description for search results.',
  },
  'a short description for search': {
    place: inObject('page', 'seo', 'description'),
    right: [text(shortestDescription)],
    wrong: [text(shortestDescription - 1)],
    message: `Below ${shortestDescription} characters, search engines choose their own text.`,
    level: 'warning',
  },
  'a day to come': {
    place: field('article', 'publishedAt'),
    right: [undefined, day(-1).slice(0, 10), day(0).slice(0, 10)],
    wrong: [day(1).slice(0, 10)],
    message: 'This date is in the future.',
    level: 'warning',
  },
  'a redirect to another site': {
    place: field('redirect', 'to', {from: '/gone'}),
    right: ['/about', '/fr/a-propos'],
    wrong: ['https://other.example'],
    message: 'This redirect leaves the site.',
    level: 'warning',
  },
  'a text in another language': {
    place: inObject('callsToAction', 'primaryAction', 'fr'),
    right: [text(1)],
    wrong: [undefined],
    message: 'Add the French text too.',
    level: 'warning',
  },
  'a comparison’s cells': {
    place: inList('comparisonTable', 'rows', 'row', 'cells', {columns: ['One', 'Two']}),
    right: lists(2),
    wrong: [undefined, ...lists(0, 1, 3)],
    message: 'Write 2 cells, one per column.',
  },
  'a picture beside a text': {
    place: inSection('pictureWithText', 'picture'),
    right: [{_type: 'picture', asset: {_type: 'reference', _ref: 'image-a'}}],
    wrong: [undefined, {_type: 'picture'}],
    message: 'Choose the picture.',
  },
  'a picture’s description': {
    place: (value) => ({
      document: {
        _type: 'page',
        language: 'en',
        seo: {image: {_type: 'picture', asset: {_type: 'reference', _ref: 'image-a'}, alt: value}},
      },
      path: ['seo', 'image', 'alt'],
    }),
    right: [text(1)],
    wrong: needed,
    message: 'A picture needs a description.',
  },
}

/** Returns the values at which the Studio shows the rule's message. */
async function refused({place, message, level}: Rule, values: unknown[]): Promise<unknown[]> {
  const found = await Promise.all(
    values.map(async (value) => {
      const {document, path} = place(value)
      // What a list has twice is marked at its items.
      const start = JSON.stringify(path).slice(0, -1)
      const problems = await problemsOf({_id: 'drafts.of-a-test', ...document})
      return problems.some(
        (problem) =>
          problem.path.startsWith(start) &&
          problem.level === (level ?? 'error') &&
          problem.message.startsWith(message),
      )
    }),
  )
  return values.filter((_, index) => found[index])
}

describe('the Studio refuses', () => {
  test.each(Object.entries(rules))('what is wrong as %s, and nothing else', async (_, rule) => {
    expect(await refused(rule, rule.right)).toEqual([])
    expect(await refused(rule, rule.wrong)).toEqual(rule.wrong)
  })
})

interface CompiledRule {
  _level: string
  _message?: Message
  _rules: {flag: string; constraint: unknown}[]
}

/** A type with rules of ours, and how a value of it is put into a document. */
interface Ruled {
  type: SchemaType
  place: Place
}

/** Returns each compiled type once, with a place where a document has it. */
function ruledIn(type: SchemaType, place: Place, seen = new Set<SchemaType>()): Ruled[] {
  if (seen.has(type)) return []
  seen.add(type)
  const inside = (name: string | {_key: string}, hold: (value: unknown) => unknown): Place => {
    return (value) => {
      const {document, path} = place(hold(value))
      return {document, path: [...path, name]}
    }
  }
  const {fields = [], of = []} = type as {fields?: ObjectField[]; of?: SchemaType[]}
  return [
    {type, place},
    ...fields.flatMap(({name, type: own}) => {
      const hold = (value: unknown) => ({_type: type.name, _key: 'a', [name]: value})
      return ruledIn(own, inside(name, hold), seen)
    }),
    ...of.flatMap((item) =>
      ruledIn(
        item,
        inside({_key: 'a'}, (value) => [value]),
        seen,
      ),
    ),
  ]
}

const many = (type: SchemaType, length: number) =>
  Array.from({length}, (_, index) => {
    const [item] = (type as ArraySchemaType).of
    if (item?.jsonType !== 'object') return `item ${index}`
    return {_key: `${index}`, _type: item.name, ...('to' in item && {_ref: `id-${index}`})}
  })

/** Returns values at the border of a rule: those that it refuses, and those that it allows. */
function atBorder(type: SchemaType, flag: string, constraint: unknown): [unknown[], unknown[]] {
  const sized = (size: number) => {
    if (type.jsonType === 'number') return size
    return type.jsonType === 'array' ? many(type, size) : text(size)
  }
  const limit = Number(constraint)
  if (flag === 'presence') return [[undefined], []]
  if (flag === 'max') return [[sized(limit + 1)], [sized(limit)]]
  if (flag === 'min' && limit > 0) return [[sized(limit - 1)], [sized(limit)]]
  if (flag === 'unique') return [[many(type, 1).concat(many(type, 1))], [many(type, 2)]]
  if (flag === 'integer') return [[1.5], [1]]
  if (flag === 'email') return [['nobody'], ['ada@site.example']]
  return [[], []]
}

const compiled = schema
  .getTypeNames()
  .map((name) => schema.get(name) as ObjectSchemaType)
  .filter(({name, type}) => type?.name === 'document' && !name.startsWith('sanity.'))
  .flatMap((type) => ruledIn(type, (value) => ({document: value as Fields, path: []})))
  .flatMap(({type, place}) =>
    (Array.isArray(type.validation) ? (type.validation as unknown as CompiledRule[]) : []).map(
      (rule) => ({type, place, rule}),
    ),
  )

/** Rules that need no message: Sanity's own, and those whose function returns one. */
const ownWords = new Set(['type', 'custom', 'valid', 'reference', 'slug', 'all', 'either'])

test('every message is a sentence in both languages, with the typography of French', () => {
  // The contents of images and slugs are Sanity's.
  const ours = compiled.filter(
    ({rule, place}) =>
      rule._rules.some(({flag}) => !ownWords.has(flag)) &&
      !place(undefined).path.some((part) => ['hotspot', 'crop', 'slug'].includes(part as string)),
  )
  expect(ours.length).toBeGreaterThan(60)
  const sentence = /^[A-ZÀÉ“«\d].*\.$/
  const faulty = /'|[^\u202f][;?!%]|[^\u00a0][:»]|«[^\u00a0]/
  const wrong = ours.filter(({rule: {_message}}) => {
    const [english = '', french = ''] = [_message?.['en-US'], _message?.['fr-FR']]
    const plain = french.replaceAll(/https?:|mailto:|tel:/g, '')
    return !sentence.test(english) || !sentence.test(french) || faulty.test(plain)
  })
  expectNone(
    wrong.map(({place, rule}) => [place(undefined).path, rule._message]),
    'Give these rules a message in English and French, each a sentence, with ’ and the no-break spaces of French',
  )
})

const limits = compiled
  .filter(({rule}) => rule._message)
  .flatMap(({type, place, rule}) =>
    rule._rules.map(({flag, constraint}) => ({
      rule,
      flag,
      place,
      borders: atBorder(type, flag, constraint),
    })),
  )
  .filter(({borders: [wrong]}) => wrong.length > 0)

test('each limit refuses what is beyond it and allows what is at it, in both languages', async () => {
  expect(limits.length).toBeGreaterThan(100)
  for (const {rule, flag, place, borders} of limits) {
    const [wrong, right] = borders
    for (const value of [...wrong, ...right]) {
      const {document, path} = place(value)
      const own = JSON.stringify(path)
      const languages = [undefined, 'fr-FR'] as const
      for (const language of languages) {
        const said = rule._message?.[language ?? 'en-US']
        const problems = await problemsOf({_id: 'drafts.of-a-test', ...document}, language)
        const isRefused = problems.some(
          ({path: at, level, message}) =>
            (flag === 'unique' ? at.startsWith(own.slice(0, -1)) : at === own) &&
            level === rule._level &&
            message === said,
        )
        expect
          .soft(isRefused, `${own} ${said}: ${JSON.stringify(value)}`)
          .toBe(wrong.includes(value))
      }
    }
  }
})
