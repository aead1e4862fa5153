import {describe, expect, it} from 'vitest'

import {
  articleCardsMarkdown,
  comparisonTableMarkdown,
  questionsMarkdown,
  richTextMarkdown,
  sceneMarkdown,
  pictureMarkdown,
} from '../../../components/markdown/parts'
import {sourceNoteText} from '../../../components/ui/source-note/source-note.markdown'
import {contextIn, partsOf, site, span, text} from './markdown-fixtures'
import {article as served} from './sections/fields'

const [english, french] = [contextIn('en'), contextIn('fr')]

const article = {...served, title: 'One', untranslated: null}

it('cards of articles are those that a language offers', () => {
  const articles = [
    article,
    {...article, title: 'Undated', publishedAt: '', path: 'blog/two'},
    {...article, language: 'fr', path: 'blog/un', title: 'Un'},
    {...article, path: '', title: 'Without an address'},
  ] as never
  expect(partsOf(articleCardsMarkdown(articles, 3, english))).toEqual([
    `### [One](${site}/blog/one)`,
    'In short.',
    'Privacy · October 28, 2025 · 8 min read',
    `### [Undated](${site}/blog/two)`,
    'In short.',
    'Privacy · 8 min read',
  ])
  expect(partsOf(articleCardsMarkdown(articles, 2, french))[0]).toBe(`## [Un](${site}/fr/blog/un)`)
})

it('questions have an answer or an address', () => {
  const questions = [
    {question: 'Why?', answer: [text('normal', span('So.'))], askAt: null},
    {question: 'Who?', answer: [], askAt: 'c@site.example'},
  ] as never
  expect(partsOf(questionsMarkdown(questions, 4, english))).toEqual([
    '#### Why?',
    'So.',
    '#### Who?',
    'Ask us: [c@site.example](mailto:c@site.example)',
  ])
})

it('a text has its links, figures and marks, and nothing of unknown type', () => {
  const figure = {value: 60, suffix: {en: '%', fr: '\u00A0%'}}
  const written = [
    text(
      'normal',
      span('An '),
      span('app', 'link'),
      span(' '),
      span('gone', 'gone'),
      span(' saves '),
      {_type: 'figureReference', _key: 'f', figure},
      span(' or '),
      {_type: 'figureReference', _key: 'n', figure: null},
    ),
    {_type: 'ofAnotherVersion', _key: 'u'},
  ] as never
  expect(richTextMarkdown(written, english)).toBe(`An [app](${site}/app) gone saves 60% or –`)
  expect(richTextMarkdown(written, french)).toContain(' 60\u00A0% ')
})

it.each([
  ['en', 'Yes, both', '**Yes**, both'],
  ['en', 'No', '**No**'],
  ['fr', 'Dépend', '**Dépend**'],
  ['fr', 'Yes, both', 'Yes, both'],
] as const)('in a comparison in %s the cell %s is %s', (locale, cell, written) => {
  const rows = [
    {criterion: 'Voice', cells: [cell, 'Text']},
    {criterion: 'Chat', cells: null},
  ]
  const table = {columns: ['Ours', 'Theirs'], rows, source: 'A page', asOf: null} as never
  const [first, source] = partsOf(comparisonTableMarkdown(table, contextIn(locale)))
  const lines = first?.split('\n') ?? []
  expect(lines[2]).toBe(`| Voice | ${written} | Text |`)
  expect([lines.length, source]).toEqual([4, 'A page'])
})

describe('a scene', () => {
  const row = {label: 'Amount', before: null, value: '$5', isRefused: false, note: null}
  const fields = [
    {...row, before: '$4', note: 'Told'},
    {...row, isRefused: true},
    {...row, value: ''},
    {...row, label: null},
  ]
  const written = '- **Amount**: previously: $4; $5. Told\n- **Amount**: Refused: $5'

  it.each([
    [
      'a spoken sentence',
      {sentence: '[Ada] pays [$5]', recordTitle: 'Deal', fields, footnote: 'Later'},
      [
        '**You say**',
        '> Ada pays $5',
        '**What AI reads**',
        '> NAME_1 pays AMOUNT_1',
        '**In your CRM · Deal**',
        written,
        'Later',
      ],
    ],
    [
      'a question',
      {sentence: 'Who pays?', isAnswer: true, fields},
      ['**You ask**', '> Who pays?', '**The answer**', written],
    ],
    [
      'a question without an answer',
      {sentence: 'Who?', isAnswer: true, recordTitle: 'Deals', fields: null},
      ['**You ask**', '> Who?'],
    ],
    ['fields alone', {fields}, [written]],
    ['a record', {recordTitle: 'Deal', fields}, ['**In your CRM · Deal**', written]],
  ])('of %s has its parts', (_, scene, parts) => {
    expect(partsOf(sceneMarkdown(scene as never, english))).toEqual(parts)
  })
})

it.each([
  ['A page', '2025-09-17', 'A page. As of September 2025.'],
  ['A page.', '2025-09-17', 'A page. As of September 2025.'],
  ['A page', null, 'A page'],
  [null, '2025-09-17', 'As of September 2025.'],
  [null, null, ''],
])('the source %j, checked on %j, is written as %j', (source, asOf, note) => {
  expect(sourceNoteText({source, asOf}, english)).toBe(note)
})

it('a picture is 1,200 pixels wide', () => {
  const picture = {alt: 'Seen', asset: {_id: 'image-a1-2400x1200-png'}, crop: null, hotspot: null}
  expect(pictureMarkdown(picture as never)).toMatch(/^!\[Seen\]\(https:.*[?&]w=1200&h=600&.*\)$/)
  expect(pictureMarkdown({...picture, asset: null})).toBe('')
})
