import {expect, it} from 'vitest'

import {pageMarkdown} from '../../../../components/sections/page.markdown'
import type {Locale} from '../../../../lib/i18n/locales'
import type {PageContent, SectionType} from '../../../../lib/sanity/types'
import {
  article,
  bare,
  block,
  examples,
  figure,
  file,
  links,
  nextStep,
  pageAt,
  picture,
  plans,
  point,
  roi,
  said,
  scene,
  settings,
  table,
  text,
  toApp,
  url,
} from './fields.ts'

/** The Markdown of a section below the page's first heading, with a sign between its parts. */
function written(type: SectionType, own: object, locale: Locale = 'en', path = 'about'): string {
  const section = {_key: 'own', _type: type, heading: 'Heading', ...own}
  const page = {
    title: 'In menus',
    language: locale,
    path,
    seo: {title: '', description: 'About it.'},
    parent: {title: 'Above', path: 'above'},
    translations: null,
    sections: [{_key: 'top', _type: 'hero', title: 'Top'}, section],
  }
  const [, , , ...parts] = pageMarkdown(page as unknown as PageContent, locale).split('\n\n')
  return parts
    .join(' ¶ ')
    .replaceAll('http://localhost:3000', '')
    .replaceAll(/https:\/\/cdn\S*\/(\w+)[-.][^)]*/g, '$1')
}

const app = '- [App](/app)'
const person = {name: 'Ada', role: 'CEO'}

/** Each type of section with all of its fields, and what follows its heading. */
const whole: [SectionType, object, string][] = [
  [
    'articleList',
    {articles: [article], leadsToSearch: true},
    '### [An article](/blog/one) ¶ In short. ¶ Privacy · October 28, 2025 · 8 min read ¶ These are the newest articles. Search finds the rest.',
  ],
  [
    'callToAction',
    {form: 'demo', next: ['We call.', 'We talk.'], consent: text},
    '**What happens next** ¶ - We call.\n- We talk. ¶ On the page: [Book a demo](/about#cta) ¶ Text.',
  ],
  [
    'comparison',
    {table},
    '| Criterion | Ours |\n| --- | --- |\n| Voice | **Yes**, both | ¶ A page. As of September 2025.',
  ],
  [
    'contact',
    {text: 'Text.', settings},
    'Text. ¶ - **Privacy requests**: [p@site.example](mailto:p@site.example)\n- **General inquiries**: [c@site.example](mailto:c@site.example)\n- **Postal address**: Company, Street 1, Town\n- **Company number**: 7\n- **VAT number**: IE7',
  ],
  ['contact', {settings: {company: 'Company'}}, '- **Postal address**: Company'],
  [
    'demo',
    {
      examples,
      links,
      gains: [{figure: figure(60, 'less'), before: figure(5, '')}, {figure: figure(7, 'more')}, {}],
    },
    `**Pick a sentence** ¶ - Call Ada (Salesforce)\n- Win (HubSpot) ¶ On the page: [Heading](/about#own-title) ¶ This demo runs in your browser, with rules instead of a model. Nothing is sent. ¶ ${app} ¶ - **60%** less (previously: 5%)\n- **7%** more`,
  ],
  [
    'figureList',
    {figures: [figure(60, 'less work')]},
    '- **60%** less work. In one team. (A survey)',
  ],
  [
    'founder',
    {
      ...person,
      text,
      quote: 'Speak.',
      portrait: picture,
      profile: toApp,
      stats: [{value: '7', label: 'Years'}],
    },
    `![Seen](a1) ¶ Speak. ¶ **Ada**: CEO ¶ Text. ¶ ${app} ¶ - **Years**: 7`,
  ],
  [
    'hero',
    {
      badge: 'New',
      title: 'Heading',
      intro: 'Intro.',
      links,
      scene,
      cards: [{...point, note: 'Note.'}, bare],
    },
    `**New** ¶ Intro. ¶ ${app} ¶ ${said} ¶ ### Point ¶ Text. ¶ Note. ¶ ### Bare`,
  ],
  ['logoWall', {logos: [picture, {...picture, alt: ''}]}, '- Seen'],
  [
    'pageHeader',
    {badge: 'New', title: 'Heading', intro: 'Intro.', updatedAt: '2025-10-28', links, scene},
    `**New** ¶ Intro. ¶ Last updated October 28, 2025 ¶ ${app} ¶ ${said}`,
  ],
  [
    'pricing',
    {currency: 'EUR', saving: 'Two months free.', note: 'Without tax.', plans},
    `Two months free. ¶ ### Point ¶ Most ¶ Text. ¶ **€29 per month · €290.50 per year** ¶ - One ¶ ${app} ¶ ### Company ¶ **On request** ¶ ${app} ¶ ### Free ¶ **€0 per month** ¶ ### Bare ¶ Without tax.`,
  ],
  [
    'prose',
    {body: [...text, block('Part', 'h2'), nextStep]},
    `Text. ¶ ### Part ¶ #### Next ¶ ${app}`,
  ],
  [
    'relatedPages',
    {pages: [pageAt('en', 'one', 'Us.'), pageAt('fr', 'deux'), pageAt('en', '', 'Lost.')]},
    '- [one](/one): Us.\n- [deux](/fr/deux)',
  ],
  [
    'roiCalculator',
    {settings: roi, note: 'Roughly.'},
    expect.stringMatching(
      /^At 1 hour [^]* ¶ Roughly. ¶ On the page: \[Heading\]\(\/about#own-title\)$/,
    ),
  ],
  ['spotlight', {badge: 'Live', text: 'Text.', links}, `**Live** ¶ Text. ¶ ${app}`],
  ['spotlight', {headingAfter: 'Heading', text: 'Come.', textAfter: 'It was.'}, 'It was.'],
  [
    'steps',
    {steps: [{...point, scene}, point]},
    `1. **Point** ¶    Text. ¶    ${said.replaceAll(' ¶ ', ' ¶    ')} ¶ 2. **Point** ¶    Text.`,
  ],
  ['strengths', {lists: [{title: 'Ours', items: ['One', 'Two']}]}, '### Ours ¶ - One\n- Two'],
  [
    'testimonials',
    {items: [Object.assign({quote: 'Good.'}, person), {quote: 'Fine.', name: 'Bo'}]},
    '> Good. ¶ **Ada**: CEO ¶ > Fine. ¶ **Bo**',
  ],
  [
    'useCases',
    {cases: [{...point, example: 'Call Ada'}, bare]},
    '### Point ¶ > Call Ada ¶ Text. ¶ ### Bare',
  ],
  ['video', {picture, file, url}, '![Seen](a1) ¶ [Watch the video](a1)'],
  ['video', {url}, `[Watch the video](${url})`],
  ['pointList', {layout: 'rows', points: [point], link: toApp}, `1. **Point** ¶    Text. ¶ ${app}`],
  [
    'pointList',
    {layout: 'columns', points: [{...point, scene}], link: toApp},
    `### Point ¶ Text. ¶ ${said} ¶ ${app}`,
  ],
  [
    'itemList',
    {scene, items: [{...point, label: '2025', link: toApp}, bare]},
    `${said} ¶ ### Point ¶ **2025** ¶ Text. ¶ ${app} ¶ ### Bare`,
  ],
]

it.each(whole)('the section %s is written as Markdown: %#', (type, own, parts) => {
  const markdown = written(type, own)
  const [heading, ...rest] = markdown.split(' ¶ ')
  expect(heading).toBe('## Heading')
  expect(rest.join(' ¶ ')).toEqual(parts)
})

it.each<[SectionType, object, string]>([
  [
    'badges',
    {heading: undefined, items: [{title: 'Partner', text: 'Since 2025'}, bare]},
    '- **Partner**: Since 2025\n- **Bare**',
  ],
  ['badges', {heading: undefined, items: null}, ''],
  [
    'callToAction',
    {form: 'waitlist', next: []},
    '## Heading ¶ On the page: [Join the waitlist](/about#cta)',
  ],
  ['comparison', {table: null}, ''],
  ['exitPopup', {intro: 'Intro.'}, ''],
  ['founder', {name: 'Ada'}, '## Heading ¶ **Ada**'],
  ['prose', {heading: null, body: [block('Part', 'h2')]}, '## Part'],
  ['roiCalculator', {settings: null}, ''],
])('the section %s has no empty parts: %#', (type, own, markdown) => {
  expect(written(type, own)).toBe(markdown)
})

it.each<[SectionType, object, string]>([
  [
    'articleList',
    {articles: [article]},
    '## Heading ¶ Les articles du blog ne sont disponibles qu’en anglais. ¶ ### [An article](/fr/blog/un) ¶ In short. ¶ Confidentialité · 28 octobre 2025 · 8\u00A0min de lecture',
  ],
  [
    'pricing',
    {currency: 'EUR', plans: plans.slice(1, 3)},
    `## Heading ¶ ### Company ¶ **Sur devis** ¶ ${app} ¶ ### Free ¶ **0\u00A0€ par mois**`,
  ],
])('the section %s is written in French', (type, own, markdown) => {
  expect(written(type, own, 'fr')).toBe(markdown)
})

it('the home page has no breadcrumb', () => {
  expect(written('pageHeader', {breadcrumb: true}, 'en', '/')).toBe('## Heading')
})
