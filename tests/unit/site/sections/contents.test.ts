import {expect, it} from 'vitest'

import {
  answeredForm,
  documentsOf,
  headingsOfSections,
  namedSections,
} from '../../../../components/sections/contents'
import type {SectionContent} from '../../../../lib/sanity/types'

const paragraph = {_type: 'block', children: [{_type: 'span', text: 'So.'}]}

const sections = (...types: string[]) =>
  types.map((_type, at) => ({
    _key: `k${at}`,
    _type,
    heading: _type,
    questions: [{question: 'Why?', answer: [paragraph]}],
  })) as unknown as SectionContent[]

const sizes = (...types: string[]) => documentsOf(sections(...types)).map(({length}) => length)

it('four consecutive texts get a table of contents', () => {
  expect(sizes('pageHeader', 'prose', 'prose', 'prose', 'faqList')).toEqual([1, 1, 1, 1, 1])
  expect(sizes('pageHeader', 'prose', 'prose', 'prose', 'contact')).toEqual([1, 4])
  expect(sizes('prose', 'prose', 'tip', 'prose', 'prose')).toEqual([1, 1, 1, 1, 1])
})

it('the table of contents omits calls to action and forms', () => {
  const page = sections('prose', 'faqList', 'callToAction', 'invitation')
  const headings = headingsOfSections(page.concat({...page[0]!, heading: null} as SectionContent))
  expect(headings).toEqual([
    {key: 'k0', id: 'k0-title', text: 'prose', level: 2},
    {key: 'k1', id: 'k1-title', text: 'faqList', level: 2},
  ])
})

it.each([
  [['waitlist', 'demo', 'demo'], 'demo', 'k1'],
  [['waitlist', 'waitlist'], 'demo', 'k0'],
  [['demo', 'waitlist'], undefined, 'k0'],
] as const)('of the forms %j, one shows the answer to %j', (forms, sent, key) => {
  const page = sections(...forms.map(() => 'callToAction'))
  const shown = page.map((section, at) => Object.assign(section, {form: forms[at]}))
  expect(answeredForm(shown as SectionContent[], sent)).toBe(key)
})

it('the table of contents names what the page shows today', () => {
  const types = ['faqList', 'comparison', 'roiCalculator', 'spotlight']
  const changes = {
    questions: [{question: 'Why?', answer: []}],
    table: null,
    settings: null,
    headingAfter: 'After the event',
  }
  const page = sections(...types).map((section) => Object.assign(section, changes))
  expect(headingsOfSections(page).map(({text}) => text)).toEqual(['After the event'])
})

it('calls to action lead to the first demo form', () => {
  const forms = ['waitlist', 'demo', 'demo'].map((form, at) =>
    Object.assign({}, sections('callToAction')[0], {_key: `k${at}`, form}),
  ) as SectionContent[]
  expect([...namedSections(forms)]).toEqual([forms[1]])
  expect([...namedSections(forms.slice(0, 1))]).toEqual([forms[0]])
})
