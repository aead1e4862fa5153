import {createElement as h} from 'react'
import {expect, test} from 'vitest'

import {Choice} from '../../../../studio/releases/add-documents'
import {
  type Addition,
  type Candidate,
  candidatesFor,
  planAdditions,
} from '../../../../studio/releases/additions'
import {inEnglish} from '../screen'

const page = (path: string, language = 'en'): Candidate => ({
  _id: `${language}-${path.replaceAll('/', '-')}`,
  _type: 'page',
  title: path,
  language,
  path,
})

const candidates = [
  page('guides'),
  page('guides/crm'),
  page('guidebook'),
  page('help/data'),
  page('guides/data'),
  page('guides/crm', 'fr'),
  {...page('faq'), _id: 'drafts.faq', _type: 'faq', path: null},
]

/** What happens to all documents: the path of each, or why it is left out. */
function planned(from: string, to: string, versions: Candidate[] = []) {
  const all = new Set(candidates.map(({_id}) => _id))
  const stored = {candidates, versions}
  return planAdditions(all, {from, to, topic: ''}, stored).map(({path, fault}) => fault ?? path)
}

const paths = candidates.map(({path}) => path)

test('documents are added as they are, unless they are in the release', () => {
  expect(planned('', '')).toEqual(paths)
  expect(planned('', 'help')).toEqual(paths)
  const versions = [
    {...page('guides'), _id: 'versions.spring.en-guides'},
    {...page('faq'), _id: 'versions.spring.faq'},
  ]
  expect(planned('', '', versions)).toEqual(['there', ...paths.slice(1, -1), 'there'])
})

test.each([
  ['guides', 'learn', ['learn', 'learn/crm', 'guidebook', 'help/data', 'learn/data', 'learn/crm']],
  [
    '//guides//',
    ' //learn/now// ',
    ['learn/now', 'learn/now/crm', 'guidebook', 'help/data', 'learn/now/data', 'learn/now/crm'],
  ],
  ['guides', 'help', ['help', 'help/crm', 'guidebook', 'help/data', 'taken', 'help/crm']],
  ['guides', '', ['invalid', 'crm', 'guidebook', 'help/data', 'data', 'crm']],
  ['guides', 'Not a path', ['invalid', 'invalid', 'guidebook', 'help/data', 'invalid', 'invalid']],
  ['guides', 'admin', ['invalid', 'invalid', 'guidebook', 'help/data', 'invalid', 'admin/crm']],
])('paths that begin with “%s” move to “%s”', (from, to, expected) => {
  expect(planned(from, to)).toEqual([...expected, null])
})

/** The paths of documents that are all added, or why they are left out. */
const pathsOf = (moved: Candidate[], from: string, to: string) =>
  planAdditions(
    new Set(moved.map(({_id}) => _id)),
    {from, to, topic: ''},
    {candidates: moved, versions: []},
  ).map(({path, fault}) => fault ?? path)

test('a page may move to a path that another leaves, and the home page stays where it is', () => {
  expect(pathsOf([page('a'), page('a/b')], 'a', 'a/b')).toEqual(['a/b', 'a/b/b'])
  expect(pathsOf([page('/')], '', 'help')).toEqual(['/'])
})

test('an addition has its document, its path and its fault', () => {
  const chosen = new Set(['en-guides', 'en-guidebook'])
  const change = {from: 'guides', to: 'guidebook', topic: ''}
  expect(planAdditions(chosen, change, {candidates, versions: []})).toEqual([
    {document: page('guides'), path: 'guidebook', fault: 'taken'},
    {document: page('guidebook'), path: 'guidebook', fault: null},
  ])
})

test('a path that an unchosen page or one in the release has is taken', () => {
  const change = {from: 'guides', to: 'learn', topic: ''}
  const chosen = new Set(['en-guides-crm'])
  const faults = (stored: Parameters<typeof planAdditions>[2]) =>
    planAdditions(chosen, change, stored).map(({fault}) => fault)
  expect(faults({candidates, versions: []})).toEqual([null])
  expect(faults({candidates: [...candidates, page('learn/crm')], versions: []})).toEqual(['taken'])
  const version = {...page('learn/crm'), _id: 'versions.spring.other'}
  expect(faults({candidates, versions: [version]})).toEqual(['taken'])
  expect(faults({candidates: [...candidates, page('learn/crm', 'fr')], versions: []})).toEqual([
    null,
  ])
})

test.each([
  ['', [], candidates],
  ['GUIDES/', [], [candidates[1], candidates[4], candidates[5]]],
  ['nothing', ['drafts.faq'], [candidates[6]]],
  ['data', ['en-guides'], [candidates[0], candidates[3], candidates[4]]],
])('a search for “%s” shows what contains it, and what is chosen', (words, chosen, expected) => {
  expect(candidatesFor(words, new Set(chosen), candidates)).toEqual(expected)
})

const choice = (addition: Partial<Addition> | null) => {
  const document = page('guides')
  const own = addition && {document, path: 'guides', fault: null, ...addition}
  return h(Choice, {document, addition: own ?? undefined, onToggle: () => {}})
}

test.each<[string, Partial<Addition> | null, string[]]>([
  ['not chosen', null, ['Page · EN · guides']],
  ['added as it is', {}, ['Page · EN · guides']],
  ['moved', {path: 'help'}, ['Page · EN · guides → help']],
  ['moved nowhere', {path: null}, ['Page · EN · guides → ']],
  [
    'there already',
    {fault: 'there'},
    ['Page · EN · guides', 'It’s in this release already and is left as it is.'],
  ],
  [
    'left out',
    {path: 'help', fault: 'taken'},
    ['Page · EN · guides → help', 'Another page has this path. It’s left out.'],
  ],
])('a document that is %s says so', async (_, addition, expected) => {
  const screen = await inEnglish(choice(addition))
  expect(screen.includes('checked=""')).toBe(addition !== null)
  expect(screen.split('\n').slice(-expected.length)).toEqual(expected.map((line) => line.trim()))
})
