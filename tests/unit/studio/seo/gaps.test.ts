import {expect, test} from 'vitest'

import {gapsIn} from '../../../../studio/inputs/seo/gaps'

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
  ['Title', 'd'.repeat(161), [{kind: 'description.long', path: 'seo.description'}]],
])('checks the search result texts “%s”, “%s”', (title, text, gaps) => {
  expect(gapsIn({}, {title, description: text}, none)).toEqual(gaps)
})

test('reports pictures, headings and links with their field', () => {
  const document = {
    seo: {image: picture('')},
    body: [
      heading('h3'),
      heading('h2'),
      {_type: 'illustration', _key: 'i', picture: picture()},
      {_type: 'block', _key: 'b', markDefs: [{_key: 'm', _type: 'textLink', kind: 'url'}]},
    ],
    sections: [{_key: 's', links: [{_key: 'l', _type: 'link', kind: 'page', label: 'Read'}]}],
  }
  expect(gapsIn(document, search, none)).toEqual([
    {kind: 'alt', path: 'seo.image.alt', picture: 'image-a'},
    {kind: 'heading', path: 'body[_key=="h3"]'},
    {kind: 'alt', path: 'body[_key=="i"].picture.alt', picture: 'image-a'},
    {kind: 'link', path: 'body[_key=="b"].markDefs[_key=="m"].url'},
    {kind: 'link', path: 'sections[_key=="s"].links[_key=="l"].page'},
  ])
})

test('a picture that the media library describes needs no description of its own', () => {
  const document = {seo: {image: picture()}}
  expect(gapsIn(document, search, new Set(['image-a']))).toEqual([])
  expect(gapsIn(document, search, new Set(['image-b']))).toHaveLength(1)
})
