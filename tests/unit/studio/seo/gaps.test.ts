import {expect, test} from 'vitest'

import {contentGaps, gapsIn} from '../../../../studio/inputs/seo/gaps'
import {problemsOf} from '../../content/studio'

const description = 'What a rep says in the car is in the record before the next call begins.'

const search = {title: 'Calls into records', description}

const none = new Set<string>()

const heading = (style: string) => ({_type: 'block', _key: style, style, children: []})

const picture = (alt?: string) => ({_type: 'picture', asset: {_ref: 'image-a'}, alt})

test('a complete page has no gaps', () => {
  const document = {
    seo: {image: picture('A desk')},
    sections: [
      {_key: 'a', heading: 'Calls', link: {kind: 'page', page: {_ref: 'page-app-en'}}},
      {_key: 'b', body: [heading('h2'), heading('h3')], links: [{_key: 'c', kind: 'cta'}]},
      {_key: 'd', picture: {_type: 'picture'}},
    ],
  }
  expect(gapsIn(document, search, none)).toEqual([])
})

test.each([
  ['', description, [{kind: 'title', path: 'seo.title'}]],
  ['t'.repeat(61), description, [{kind: 'title.long', path: 'seo.title'}]],
  ['Title', '', [{kind: 'description', path: 'seo.description'}]],
  ['Title', 'Too short.', [{kind: 'description.short', path: 'seo.description'}]],
  ['Title', 'd'.repeat(49), [{kind: 'description.short', path: 'seo.description'}]],
  ['t'.repeat(60), 'd'.repeat(160), []],
  ['Title', 'd'.repeat(50), []],
])('checks the search result texts “%s”, “%s”', (title, text, gaps) => {
  expect(gapsIn({}, {title, description: text}, none)).toEqual(gaps)
})

test('reports pictures, headings and links with their field', () => {
  const document = {
    seo: {image: picture('')},
    body: [
      null,
      heading('normal'),
      heading('h3'),
      heading('h2'),
      {_type: 'illustration', _key: 'i', picture: picture()},
      {_type: 'block', _key: 'b', markDefs: [{_key: 'm', _type: 'textLink', kind: 'url'}]},
    ],
    sections: [{_key: 's', links: [{_key: 'l', _type: 'link', kind: 'page', label: 'Read'}]}],
  }
  expect(gapsIn(document, search, none)).toEqual([
    {kind: 'alt', path: 'seo.image.alt'},
    {kind: 'heading', path: 'body[_key=="h3"]'},
    {kind: 'alt', path: 'body[_key=="i"].picture.alt'},
    {kind: 'link', path: 'body[_key=="b"].markDefs[_key=="m"].url'},
    {kind: 'link', path: 'sections[_key=="s"].links[_key=="l"].page'},
  ])
})

test('reports rows of lists that nothing was put in', () => {
  const document = {
    sections: [
      {_key: 'bare', _type: 'contact'},
      {
        _key: 'logos',
        _type: 'logoWall',
        logos: [
          {_key: 'a', _type: 'picture'},
          {_key: 'b', ...picture('A logo')},
          {_key: 'c', _type: 'picture', alt: 'A logo'},
        ],
      },
      {
        _key: 'faq',
        _type: 'faqList',
        questions: [
          {_key: 'd', _type: 'reference'},
          {_key: 'e', _type: 'reference', _ref: 'faq-a'},
        ],
      },
      {_key: 'steps', _type: 'steps', points: [{_key: 'f', _type: 'point'}, {_key: 'g'}]},
    ],
    body: [{...heading('h2'), children: [{_key: 's', _type: 'span', marks: [], text: ''}]}],
  }
  expect(contentGaps(document, none).map(({kind, path}) => `${kind}: ${path}`)).toEqual([
    'row: sections[_key=="logos"].logos[_key=="a"]',
    'row: sections[_key=="logos"].logos[_key=="c"]',
    'row: sections[_key=="faq"].questions[_key=="d"]',
    'row: sections[_key=="steps"].points[_key=="f"]',
    'row: sections[_key=="steps"].points[_key=="g"]',
  ])
})

test('a picture that the media library describes needs no description of its own', () => {
  const document = {seo: {image: picture()}}
  expect(gapsIn(document, search, new Set(['image-a']))).toEqual([])
  expect(gapsIn(document, search, new Set(['image-b']))).toHaveLength(1)
})

test.each([
  ['logoWall', 'logos', {_type: 'picture'}],
  ['logoWall', 'logos', {_type: 'picture', alt: 'A logo'}],
  ['faqList', 'questions', {_type: 'reference'}],
  ['featureGrid', 'cards', {_type: 'reference'}],
  ['relatedPages', 'pages', {_type: 'reference'}],
])('an empty row of %s cannot be published: %s, %o', async (section, list, row) => {
  const sections = [{_key: 'a', _type: section, [list]: [{_key: 'row', ...row}]}]
  const document = {_id: 'drafts.new', _type: 'page', language: 'en', sections}
  const problems = await problemsOf(document)
  expect(problems).toContainEqual(
    expect.objectContaining({level: 'error', path: expect.stringContaining('"row"')}),
  )
  expect(contentGaps(document, none)).toHaveLength(1)
})
