import {type ComponentType, createElement} from 'react'
import {expect, it} from 'vitest'

import {LongText} from '../../../../components/blocks/long-text'
import {blocks} from '../../../../components/blocks/manifest'
import type {Locale} from '../../../../lib/i18n/locales'
import type {BlockType, LongTextContent} from '../../../../lib/sanity/types'
import {drawnBy, editable, editsOf, htmlOf, pageIn} from '../pieces.ts'
import {block, figure, links, picture, roi, table, text} from '../sections/fields.ts'

function drawn(type: BlockType, fields: object, locale: Locale = 'en', edit = pageIn(locale).edit) {
  const props = {
    block: {_type: type, _key: 'k', ...fields},
    id: 'here',
    context: pageIn(locale, edit),
    edit: edit({_id: 'b', _type: type}),
    heading: 'h3',
  }
  return createElement(blocks[type].Component as unknown as ComponentType<object>, props)
}

const note = (key: string, value: number, rest: object = {}) => ({
  ...figure(value, `Of ${key}`),
  _id: key,
  _key: key,
  key,
  isListed: true,
  asOf: null,
  ...rest,
})
const sameSource = ['one', 'two', 'three'].map((key, at) => note(key, at))
const dated = [note('one', 1, {asOf: '2025-09-17'}), note('two', 2), note('three', 3)]
const rows = [
  {_key: 'r', cells: ['Acme', '12\u00A0%']},
  {_key: 's', cells: ['Globex']},
]
const phases = [
  {_key: 'p', title: 'One', time: 'Week 1', text: 'Begin.'},
  {_key: 'q', title: 'Two', time: 'Week 2', text: null},
]
const questions = [{_key: 'f', _id: 'q', question: 'Why?', answer: text}]
const sideBySide = {...table, _id: 't', title: 'Side by side', rows: []}
const {teamSize, averageSalary, hoursPerDay, ...assumptions} = roi
const team = {teamSize, averageSalary, hoursPerDay}

const cases: [BlockType, string, object, Locale, string][] = [
  [
    'callout',
    'with a title',
    {tone: 'warning', title: 'Mind', text},
    'fr',
    '<div role="note" aria-labelledby="here" data-tone="warning"> ¶ <p id="here"> ¶ [triangle-alert]Attention ¶ Mind ¶ Text.',
  ],
  [
    'callout',
    'without a title',
    {tone: 'tip', title: null, text},
    'en',
    '<div role="note" aria-labelledby="here" data-tone="tip"> ¶ <p id="here"> ¶ [lightbulb]Tip ¶ Text.',
  ],
  [
    'callout',
    'of the first tone',
    {tone: 'note', title: null, text},
    'en',
    '<div role="note" aria-labelledby="here" data-tone="note"> ¶ <p id="here"> ¶ [info]Note ¶ Text.',
  ],
  [
    'codeSample',
    'with a title',
    {title: 'Ask', code: 'a <b>'},
    'en',
    '<section aria-labelledby="here"> ¶ <p id="here"> ¶ Ask ¶ <pre tabindex="0"> ¶ a &lt;b&gt;',
  ],
  [
    'codeSample',
    'without a title',
    {title: null, code: 'a'},
    'fr',
    '<section aria-label="Code"> ¶ <pre tabindex="0"> ¶ a',
  ],
  [
    'dataTable',
    'of two columns',
    {caption: 'Told', columns: ['Firm', 'Share'], rows, source: 'A page', asOf: '2025-09-17'},
    'fr',
    '<div data-pair="true"> ¶ <p id="here"> ¶ Told ¶ <section aria-labelledby="here" tabindex="0" data-columns="2" data-ruled="false"> ¶ <table aria-labelledby="here"> ¶ <th scope="col" data-figures="false"> ¶ Firm ¶ <th scope="col" data-figures="true"> ¶ Share ¶ <th scope="row"> ¶ Acme ¶ <td data-figures="true"> ¶ 12\u00a0% ¶ <th scope="row"> ¶ Globex ¶ <td data-figures="true"> ¶ A page. À jour en septembre 2025.',
  ],
  [
    'dataTable',
    'of three columns without a source',
    {caption: 'Told', columns: ['Firm', 'Share', 'Told'], rows, source: null, asOf: null},
    'en',
    '<div data-pair="false"> ¶ <p id="here"> ¶ Told ¶ <section aria-labelledby="here" tabindex="0" data-columns="3" data-ruled="false"> ¶ <table aria-labelledby="here"> ¶ <th scope="col" data-figures="false"> ¶ Firm ¶ <th scope="col" data-figures="true"> ¶ Share ¶ <th scope="col" data-figures="false"> ¶ Told ¶ <th scope="row"> ¶ Acme ¶ <td data-figures="true"> ¶ 12\u00a0% ¶ <td data-figures="false"> ¶ <th scope="row"> ¶ Globex ¶ <td data-figures="true"> ¶ <td data-figures="false">',
  ],
  [
    'embeddedCalculator',
    'without settings',
    {heading: 'Count', settings: null, note: null},
    'en',
    '',
  ],
  [
    'embeddedComparison',
    'with its table',
    {table: sideBySide},
    'en',
    '<section aria-labelledby="here-caption" tabindex="0" data-columns="2" data-ruled="true"> ¶ <caption id="here-caption"> ¶ Side by side ¶ <th scope="col"> ¶ Criterion ¶ <th scope="col"> ¶ Ours ¶ A page. As of September 2025.',
  ],
  ['embeddedComparison', 'without its table', {table: null}, 'en', ''],
  [
    'embeddedFaq',
    'with a question',
    {questions},
    'en',
    '<div data-ruled="true"> ¶ <h3> ¶ Why? ¶ Text.',
  ],
  [
    'figureRow',
    'of one source',
    {figures: sameSource},
    'en',
    '<dl data-columns="3"> ¶ Of one ¶ <a href="/figures#figure-one"> ¶ 0% ¶ Of two ¶ <a href="/figures#figure-two"> ¶ 1% ¶ Of three ¶ <a href="/figures#figure-three"> ¶ 2% ¶ A survey',
  ],
  [
    'figureRow',
    'of two sources',
    {figures: dated},
    'fr',
    '<dl data-columns="3"> ¶ Of one ¶ <a href="/figures#figure-one"> ¶ 1\u00a0% ¶ <sup>, source 1</sup> ¶ Of two ¶ <a href="/figures#figure-two"> ¶ 2\u00a0% ¶ <sup>, source 2</sup> ¶ Of three ¶ <a href="/figures#figure-three"> ¶ 3\u00a0% ¶ <sup>, source 2</sup> ¶ 1 ¶ A survey. À jour en septembre 2025. ¶ 2 ¶ A survey',
  ],
  ['figureRow', 'without figures', {figures: []}, 'en', ''],
  [
    'illustration',
    'with caption and credit',
    {picture, caption: 'Seen', credit: 'By Ada'},
    'en',
    '<img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format 12w" width="12" height="6" sizes="(width &lt; 60rem) 92vw, 56rem" alt="Seen" loading="lazy" decoding="async"/> ¶ Seen<small>By Ada</small>',
  ],
  [
    'illustration',
    'alone',
    {picture, caption: null, credit: null},
    'en',
    '<img src="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format" srcSet="https://cdn.sanity.io/images/placeholder/production/a1-12x6.png?w=12&amp;h=6&amp;fit=crop&amp;auto=format 12w" width="12" height="6" sizes="(width &lt; 60rem) 92vw, 56rem" alt="Seen" loading="lazy" decoding="async"/>',
  ],
  [
    'illustration',
    'without an image',
    {picture: {...picture, asset: null}, caption: 'Seen'},
    'en',
    '',
  ],
  [
    'nextStep',
    'with links',
    {heading: 'Next', text: 'Text.', links},
    'en',
    '<section aria-labelledby="here"> ¶ <h3 id="here"> ¶ Next ¶ Text. ¶ <a href="/app" data-variant="primary"> ¶ App',
  ],
  [
    'roadmap',
    'with and without texts',
    {heading: 'Plan', phases},
    'en',
    '<section aria-labelledby="here"> ¶ <h3 id="here"> ¶ Plan ¶ <ol style="--of:2"> ¶ Week 1 ¶ <div style="--at:0"> ¶ One ¶ Begin. ¶ Week 2 ¶ <div style="--at:1"> ¶ Two',
  ],
  [
    'workedExample',
    'with settings',
    {caption: 'Sum', settings: assumptions, ...team},
    'fr',
    '<p id="here"> ¶ Sum ¶ <section aria-labelledby="here" tabindex="0" data-columns="2" data-ruled="false"> ¶ <table aria-labelledby="here"> ¶ <th scope="col"> ¶ Ligne de calcul ¶ <th scope="col"> ¶ Calcul détaillé ¶ <th scope="row"> ¶ Salaire horaire ¶ 52\u202f000\u00a0€ / 52 / 40 = 25,00\u00a0€ ¶ <th scope="row"> ¶ Coût actuel de la saisie ¶ 10 × 1 × 25,00\u00a0€ × 220 = 55\u202f000\u00a0€ ¶ <th scope="row"> ¶ Temps gagné ¶ 50\u00a0% × 55\u202f000\u00a0€ = 27\u202f500\u00a0€ ¶ <th scope="row"> ¶ Gain de productivité ¶ 10\u00a0% × 27\u202f500\u00a0€ = 2\u202f750\u00a0€ ¶ <th scope="row"> ¶ Gain annuel total ¶ 27\u202f500\u00a0€ + 2\u202f750\u00a0€ = 30\u202f250\u00a0€ ¶ <th scope="row"> ¶ Gain mensuel ¶ 30\u202f250\u00a0€ / 12 = 2\u202f521\u00a0€',
  ],
  ['workedExample', 'without settings', {caption: 'Sum', settings: null, ...team}, 'en', ''],
]

it.each(cases)('%s: %s', async (type, _, fields, locale, pieces) => {
  expect(await drawnBy(drawn(type, fields, locale))).toBe(pieces)
})

it.each([
  ['callout', 'b tone ¶ b title ¶ b text[Text.]'],
  ['codeSample', 'b title ¶ b code'],
  [
    'dataTable',
    'b caption ¶ (b columns[0]) ¶ (b columns[1]) ¶ b rows[r] ¶ (b rows[r].cells[0]) ¶ (b rows[r].cells[1]) ¶ b rows[s] ¶ (b rows[s].cells[0]) ¶ (b rows[s].cells[1]) ¶ b source',
  ],
  ['embeddedFaq', 'b questions[f] ¶ q question ¶ q answer[Text.]'],
  [
    'figureRow',
    'b figures[one] ¶ one label.fr ¶ one value ¶ b figures[two] ¶ two label.fr ¶ two value ¶ b figures[three] ¶ three label.fr ¶ three value ¶ three source.fr',
  ],
  ['illustration', 'b picture ¶ b caption ¶ b credit'],
  ['nextStep', 'b heading ¶ b text ¶ b links[a]'],
  [
    'roadmap',
    'b heading ¶ b phases[p] ¶ b phases[p].time ¶ b phases[p].title ¶ b phases[p].text ¶ b phases[q] ¶ b phases[q].time ¶ b phases[q].title',
  ],
  ['workedExample', 'b caption'],
])('each field opens in the Studio: %s', async (type, edits) => {
  const [, , fields = {}] = cases.find(([own]) => own === type) ?? []
  expect(await editsOf(drawn(type as BlockType, fields, 'fr', editable))).toBe(edits)
})

it.each([
  ['four short figures', Array.from({length: 4}, (_, at) => note(`${at}`, at)), 4],
  [
    'a unit of nine characters',
    Array.from({length: 4}, (_, at) => note(`${at}`, at, {suffix: {en: ' a months'}})),
    4,
  ],
  [
    'a unit of ten',
    Array.from({length: 4}, (_, at) =>
      note(`${at}`, at, {prefix: {en: '+'}, suffix: {en: ' a months'}}),
    ),
    2,
  ],
  [
    'three long ones',
    Array.from({length: 3}, (_, at) => note(`${at}`, at, {suffix: {en: ' working hours'}})),
    3,
  ],
])('%s stand in columns', async (_, figures, columns) => {
  expect(await drawnBy(drawn('figureRow', {figures}))).toContain(`<dl data-columns="${columns}">`)
})

it('a cell that is a figure is set as one', async () => {
  const shown = {
    caption: 'Told',
    columns: ['Firm', 'Share', 'Told'],
    rows,
    source: null,
    asOf: null,
  }
  const cells = (await htmlOf(drawn('dataTable', shown))).match(/<td[^>]*>/g)
  expect(cells?.[0]).toBe('<td class="figure" data-figures="true">')
  expect(cells?.[1]).toBe('<td data-figures="false">')
})

const span = (words: string, ...marks: string[]) => ({
  _type: 'span',
  _key: words,
  text: words,
  marks,
})
const marked = {
  ...block('marked'),
  markDefs: [
    {_type: 'textLink', _key: 'link', kind: 'url', url: '/app', page: null},
    {_type: 'textLink', _key: 'gone', kind: 'page', url: null, page: null},
  ],
  children: [
    span('Bold', 'strong'),
    span(' soft', 'em'),
    span('2', 'sup'),
    span('3', 'sub'),
    span(' linked', 'link'),
    span(' gone', 'gone'),
    span(' odd', 'constructor'),
    {_type: 'figureReference', _key: 'f', figure: note('share', 43)},
    {_type: 'figureReference', _key: 'g', figure: null},
    {_type: 'ofAnotherVersion', _key: 'h'},
  ],
}
const body = [
  {_type: 'nextStep', _key: 'before', heading: 'Before', text: null, links: null},
  block('Large', 'h2'),
  {...block('Point'), listItem: 'bullet', level: 1},
  {_type: 'nextStep', _key: 'below', heading: 'Below', text: null, links: null},
  block('Small', 'h3'),
  {_type: 'nextStep', _key: 'deep', heading: 'Deep', text: null, links: null},
  marked,
  block('Quote', 'blockquote'),
  block('Other', 'odd'),
  block('', 'h2'),
  {_type: 'ofAnotherVersion', _key: 'unknown'},
]

function longText(options: object, locale: Locale = 'en', edit = pageIn(locale).edit) {
  const value = body as unknown as LongTextContent
  const own = edit({_id: 'x', _type: 'article'})
  const props = {
    value,
    context: pageIn(locale, edit),
    edit: (key: string, path = '') => own(path ? `${key}.${path}` : key),
  }
  return createElement(LongText, {...props, ...options})
}

it.each<[string, object, Locale, string]>([
  [
    'of an article',
    {},
    'en',
    '<div data-top="2"> ¶ <section aria-labelledby="before"> ¶ <h2 id="before"> ¶ Before ¶ <div data-level="2"> ¶ <h2 id="large"> ¶ Large ¶ <a href="#large" aria-label="Link to “Large”"> ¶ # ¶ Point ¶ <section aria-labelledby="below"> ¶ <h3 id="below"> ¶ Below ¶ <div data-level="3"> ¶ <h3 id="small"> ¶ Small ¶ <a href="#small" aria-label="Link to “Small”"> ¶ # ¶ <section aria-labelledby="deep"> ¶ <h4 id="deep"> ¶ Deep ¶ <strong>Bold</strong><em> soft</em><sup>2</sup><sub>3</sub> ¶ <a href="/app"> ¶ linked ¶ gone odd ¶ <a href="/figures#figure-share"> ¶ <data value="43"> ¶ 43% ¶ – ¶ Quote ¶ Other',
  ],
  [
    'of a section with a heading',
    {prefix: 's-', top: 3},
    'fr',
    '<div data-top="3"> ¶ <section aria-labelledby="s-before"> ¶ <h3 id="s-before"> ¶ Before ¶ <div data-level="2"> ¶ <h3 id="s-large"> ¶ Large ¶ <a href="#s-large" aria-label="Lien vers «\u00a0Large\u00a0»"> ¶ # ¶ Point ¶ <section aria-labelledby="s-below"> ¶ <h4 id="s-below"> ¶ Below ¶ <div data-level="3"> ¶ <h4 id="s-small"> ¶ Small ¶ <a href="#s-small" aria-label="Lien vers «\u00a0Small\u00a0»"> ¶ # ¶ <section aria-labelledby="s-deep"> ¶ <h5 id="s-deep"> ¶ Deep ¶ <strong>Bold</strong><em> soft</em><sup>2</sup><sub>3</sub> ¶ <a href="/app"> ¶ linked ¶ gone odd ¶ <a href="/figures#figure-share"> ¶ <data value="43"> ¶ 43\u00a0% ¶ – ¶ Quote ¶ Other',
  ],
])('a long text %s', async (_, options, locale, pieces) => {
  expect(await drawnBy(longText(options, locale))).toBe(pieces)
})

it('each part of a long text opens in the Studio', async () => {
  expect(await editsOf(longText({}, 'en', editable))).toBe(
    'x before ¶ x before.heading ¶ x Large ¶ x Point ¶ x below ¶ x below.heading ¶ x Small ¶ x deep ¶ x deep.heading ¶ x marked ¶ share value ¶ x Quote ¶ x Other',
  )
})
