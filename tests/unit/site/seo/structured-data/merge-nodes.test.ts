import {expect, it} from 'vitest'

import {type GraphNode, mergeNodes} from '../../../../../lib/seo/structured-data/graph'

const question = (name: string) => ({
  '@type': 'Question' as const,
  name,
  acceptedAnswer: {'@type': 'Answer' as const, text: 'Yes.'},
})

const faq = (...names: string[]): GraphNode => ({
  '@type': 'FAQPage',
  '@id': '#faq',
  mainEntity: names.map(question),
})

it('merges nodes with the same id, without duplicate questions', () => {
  expect(mergeNodes([faq('Is it safe?'), faq('Is it fast?', 'Is it safe?')])).toEqual([
    faq('Is it safe?', 'Is it fast?'),
  ])
})

it('adds properties of later nodes and keeps those of earlier ones', () => {
  const nodes: GraphNode[] = [
    {'@type': 'Organization', '@id': '#organization', name: 'First'},
    {'@type': 'WebPage', '@id': '#webpage'},
    {'@type': 'Organization', '@id': '#organization', name: 'Second', email: 'a@b.example'},
  ]
  expect(mergeNodes(nodes)).toEqual([
    {'@type': 'Organization', '@id': '#organization', name: 'First', email: 'a@b.example'},
    {'@type': 'WebPage', '@id': '#webpage'},
  ])
})

it('of a list and a single value the first wins', () => {
  const one: GraphNode = {'@type': 'Organization', '@id': '#o', sameAs: 'https://one.example'}
  const several: GraphNode = {...one, sameAs: ['https://two.example']}
  expect(mergeNodes([one, several])).toEqual([one])
  expect(mergeNodes([several, one])).toEqual([several])
})

it('does not change the nodes it is given', () => {
  const first = faq('Is it safe?')
  mergeNodes([first, faq('Is it fast?')])
  expect(first).toEqual(faq('Is it safe?'))
})
