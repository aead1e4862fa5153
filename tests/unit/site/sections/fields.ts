/* What the sections of the tests contain. */

export const toApp = {_key: 'a', label: 'App', kind: 'url', url: '/app', page: null}
const gone = {_key: 'g', label: 'Gone', kind: 'page', url: null, page: null}
export const links = [toApp, gone]
export const picture = {alt: 'Seen', asset: {_id: 'image-a1-12x6-png'}, crop: null, hotspot: null}
export const file = {_id: 'file-a1-mp4'}
export const url = 'https://video.example'

export const block = (text: string, style = 'normal') => ({
  _type: 'block',
  _key: text,
  style,
  children: [{_type: 'span', _key: 's', text, marks: []}],
})
export const text = [block('Text.')]

export const figure = (value: number, label: string) => ({
  value,
  suffix: {en: '%', fr: '\u00A0%'},
  label: {en: label},
  limits: {en: 'In one team.'},
  source: {en: 'A survey'},
})

const fields = [{label: 'Due', value: 'Monday'}]
export const scene = {sentence: 'Call [Ada Byron]', recordTitle: 'Task', fields, footnote: 'Later'}
export const said =
  '**You say** ¶ > Call Ada Byron ¶ **What AI reads** ¶ > Call NAME_1 ¶ **In your CRM · Task** ¶ - **Due**: Monday ¶ Later'

export const point = {title: 'Point', text: 'Text.', scene: null}
export const bare = {title: 'Bare', text: null}

export const settings = {
  company: 'Company',
  address: 'Street 1\nTown',
  registrationNumber: '7',
  vatNumber: 'IE7',
  privacyEmail: 'p@site.example',
  contactEmail: 'c@site.example',
}

export const roi = {
  teamSize: 10,
  averageSalary: 52_000,
  hoursPerDay: 1,
  workingDays: 220,
  timeSaved: 0.5,
  productivityGain: 0.1,
}

const untranslated = [{language: 'fr', path: 'blog/un'}]
export const article = {
  title: 'An article',
  summary: 'In short.',
  topic: 'privacy',
  publishedAt: '2025-10-28',
  readTime: 8,
  language: 'en',
  path: 'blog/one',
  untranslated,
  translatedTo: null,
}
export const pageAt = (language: string, path: string, description = '') => ({
  title: path,
  description,
  language,
  path,
  untranslated: null,
})

const rows = [{criterion: 'Voice', cells: ['Yes, both']}]
export const table = {columns: ['Ours'], rows, source: 'A page', asOf: '2025-09-17'}

const plan = {...bare, monthly: null, yearly: null, features: []}
export const plans = [
  {...plan, ...point, badge: 'Most', monthly: 29, yearly: 290.5, features: ['One'], link: toApp},
  {...plan, title: 'Company', link: toApp},
  {...plan, title: 'Free', monthly: 0},
  plan,
]

export const examples = [
  {sentence: 'Call [Ada]', crm: 'salesforce'},
  {sentence: 'Win', crm: 'hubspot'},
]

export const nextStep = {_type: 'nextStep', _key: 'n', heading: 'Next', text: null, links}
