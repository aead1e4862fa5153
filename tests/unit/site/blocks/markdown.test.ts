import {expect, it} from 'vitest'

import {longTextMarkdown} from '../../../../components/blocks/long-text.markdown'
import type {Locale} from '../../../../lib/i18n/locales'
import {translatorFor} from '../../../../lib/i18n/messages'
import type {BlockType, LongTextContent} from '../../../../lib/sanity/types'
import {block as text, links, picture, roi, table} from '../sections/fields.ts'

const {teamSize, averageSalary, hoursPerDay, ...assumptions} = roi
const inputs = {teamSize, averageSalary, hoursPerDay}
const figure = {value: 60, suffix: {en: '%', fr: '\u00A0%'}, label: {en: 'less work'}}
const phases = [
  {title: 'One', time: 'Week 1', text: 'Begin.'},
  {title: 'Two', time: 'Week 2'},
]

/** Markdown of a long text on a page, with a sign between its parts. */
function written(body: object[], options: object = {}, locale: Locale = 'en'): string {
  const context = {locale, hasCta: false, url: 'http://localhost:3000/x', t: translatorFor(locale)}
  return longTextMarkdown(body as unknown as LongTextContent, {...context, ...options})
    .split('\n\n')
    .join(' ¶ ')
    .replaceAll('http://localhost:3000', '')
    .replaceAll(/https:\/\/cdn\S*\/(\w+)-[^)]*/g, '$1')
}

it.each<[BlockType, object, string]>([
  [
    'callout',
    {tone: 'warning', title: 'Mind', text: [text('It.')]},
    '> **Warning**\n>\n> **Mind**\n>\n> It.',
  ],
  ['callout', {tone: 'note', title: null, text: [text('It.')]}, '> **Note**\n>\n> It.'],
  ['codeSample', {title: 'Ask', code: 'a `b`'}, '**Ask** ¶ ```\na `b`\n```'],
  ['codeSample', {title: null, code: '```'}, '````\n```\n````'],
  [
    'dataTable',
    {
      caption: 'Told',
      columns: ['A', 'B'],
      rows: [{cells: ['1', '2']}, {cells: ['3']}],
      source: 'A page',
      asOf: null,
    },
    '**Told** ¶ | A | B |\n| --- | --- |\n| 1 | 2 |\n| 3 |  | ¶ A page',
  ],
  ['embeddedCalculator', {heading: 'Count', settings: null, note: null}, ''],
  [
    'embeddedComparison',
    {table},
    '| Criterion | Ours |\n| --- | --- |\n| Voice | **Yes**, both | ¶ A page. As of September 2025.',
  ],
  ['embeddedComparison', {table: null}, ''],
  ['embeddedFaq', {questions: [{question: 'Why?', answer: [text('So.')]}]}, '### Why? ¶ So.'],
  [
    'figureRow',
    {figures: [{...figure, source: {en: 'A survey'}, asOf: '2025-09-17'}, figure]},
    '- **60%** less work (A survey. As of September 2025.)\n- **60%** less work',
  ],
  ['illustration', {picture, caption: 'It.', credit: 'Ada'}, '![Seen](a1) ¶ It. ¶ Ada'],
  ['illustration', {picture, caption: null, credit: null}, '![Seen](a1)'],
  ['illustration', {picture: {...picture, asset: null}, caption: 'It.', credit: 'Ada'}, ''],
  ['illustration', {picture: null, caption: 'It.', credit: 'Ada'}, ''],
  ['nextStep', {heading: 'Next', text: 'Come.', links}, '### Next ¶ Come. ¶ - [App](/app)'],
  ['nextStep', {heading: 'Next', text: null, links: []}, '### Next'],
  [
    'roadmap',
    {heading: 'The way', phases},
    '### The way ¶ 1. **One** (Week 1) ¶    Begin. ¶ 2. **Two** (Week 2)',
  ],
  ['workedExample', {caption: 'Counted', settings: null, ...inputs}, ''],
])('the block %s is written as Markdown: %#', (type, own, markdown) => {
  const block = {_type: type, _key: 'own', ...own}
  expect(written([text('Top', 'h2'), block])).toBe(`## Top${markdown && ` ¶ ${markdown}`}`)
})

it('a calculator has its result, its formula and a link', () => {
  const settings = {...inputs, ...assumptions}
  const block = {
    _type: 'embeddedCalculator',
    _key: 'own',
    heading: 'Count',
    settings,
    note: 'Roughly.',
  }
  const parts = written([block], {prefix: 'p-'}).split(' ¶ ')
  expect(parts[0]).toBe('## Count')
  expect(parts.slice(-2)).toEqual(['Roughly.', 'On the page: [Count](/x#p-own-title)'])
})

it('a worked example has each line', () => {
  const block = {
    _type: 'workedExample',
    _key: 'own',
    caption: 'Counted',
    settings: assumptions,
    ...inputs,
  }
  expect(written([block])).toBe(
    [
      '**Counted** ¶ | Line item | How it’s calculated |',
      '| --- | --- |',
      '| Hourly rate | $52,000 / 52 / 40 = $25.00 |',
      '| Current admin cost | 10 × 1 × $25.00 × 220 = $55,000 |',
      '| Time savings | 50% × $55,000 = $27,500 |',
      '| Productivity gain | 10% × $27,500 = $2,750 |',
      '| Total annual benefit | $27,500 + $2,750 = $30,250 |',
      '| Monthly benefit | $30,250 / 12 = $2,521 |',
    ].join('\n'),
  )
})

it('headings are one line each, below those above the text', () => {
  const body = [text('One\nline', 'h2'), text('Sub', 'h3'), text(' ', 'h2'), text('Words.')]
  expect(written(body)).toBe('## One line ¶ ### Sub ¶ Words.')
  expect(written(body, {top: 3})).toBe('### One line ¶ #### Sub ¶ Words.')
})
