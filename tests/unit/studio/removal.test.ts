import {describe, expect, test} from 'vitest'

import {referrersOf, type Removed} from '../../../studio/actions/removal/referrers'

const about: Removed = {id: 'about', hrefs: new Set(['/about']), figure: null}
const hosts = ['www.site.example']

const linking = (id: string, link: Record<string, unknown>) => ({
  _id: id,
  _type: 'page',
  language: 'en',
  title: id.replace('drafts.', ''),
  sections: [{_key: 'a', links: [{_key: 'b', ...link}]}],
})

const strong = {page: {_type: 'reference', _ref: 'about'}}
const byAddress = {kind: 'url', url: 'https://www.site.example/about#team'}

const referrer = (id: string, path: string | null) => ({
  id,
  type: 'page',
  title: id,
  language: 'en',
  path,
})

describe('documents that a removal would break', () => {
  test('lists each document that refers or links to it once', () => {
    const documents = [
      linking('guide', strong),
      linking('drafts.guide', strong),
      linking('drafts.app', byAddress),
      linking('elsewhere', {kind: 'url', url: 'https://elsewhere.example/about'}),
      linking('other-page', {page: {_type: 'reference', _ref: 'pricing'}}),
      linking('other-address', {...byAddress, url: 'https://www.site.example/pricing'}),
      linking('former-address', {...byAddress, kind: 'page'}),
      linking('number', {...byAddress, url: 5}),
    ]
    expect(referrersOf(documents, about, hosts)).toEqual([
      referrer('guide', 'sections[_key=="a"].links[_key=="b"].page'),
      referrer('app', 'sections[_key=="a"].links[_key=="b"].url'),
    ])
  })

  test('omits the document itself and translation metadata', () => {
    const documents = [
      linking('drafts.about', strong),
      {_id: 'link', _type: 'translation.metadata', translations: [{value: {_ref: 'about'}}]},
      {_id: 'r', _type: 'system.release', about: {_ref: 'about'}},
      {_id: 'i', _type: 'sanity.imageAsset', about: {_ref: 'about'}},
    ]
    expect(referrersOf(documents, about, hosts)).toEqual([])
  })

  test('lists texts that contain a figure', () => {
    const figure = {id: 'f', hrefs: new Set<string>(), figure: 'team-size'}
    const documents = [
      {_id: 'guide', _type: 'page', title: 'guide', language: 'en', intro: '{{team-size}}'},
    ]
    expect(referrersOf(documents, figure, hosts)).toEqual([referrer('guide', null)])
  })
})
