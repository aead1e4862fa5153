import {expect, it} from 'vitest'

import type {SiteSettings} from '../../../../../lib/sanity/types'
import {guidedPages, llmsText} from '../../../../../lib/seo/markdown/llms'

const settings = {
  name: 'The site',
  navigation: {
    tagline: 'One sentence.',
    privacyBlurb: 'Where it is.',
    legalMenu: [{page: {path: 'terms'}}],
  },
} as SiteSettings

const document = (path: string, group: 'pages' | 'comparisons' | 'blog' = 'pages') => ({
  title: `The ${path} page`,
  language: 'en',
  path,
  description: `About ${path}.`,
  hidden: false,
  group,
})

it('llms.txt has the name in the default language, and no empty lines among legal pages', () => {
  const french = {...settings, name: 'Le site', navigation: null} as SiteSettings
  const legal = {...document('mentions'), group: 'legal'} as const
  const text = llmsText([
    {locale: 'fr', settings: french, pages: [legal]},
    {locale: 'en', settings, pages: []},
  ])
  expect(text.split('\n\n')).toEqual([
    '# The site',
    '> One sentence.',
    'Where it is.',
    '## Optional',
    '- [The mentions page](http://localhost:3000/fr/mentions.md): About mentions.',
  ])
  expect(guidedPages([document('terms')], french)).toMatchObject([{group: 'pages'}])
  expect(guidedPages([document('terms')], null)).toMatchObject([{group: 'pages'}])
  const broken = {navigation: {legalMenu: [{page: null}]}} as SiteSettings
  expect(guidedPages([document('terms')], broken)).toMatchObject([{group: 'pages'}])
})

it('llms.txt of an empty dataset has only the host name', () => {
  expect(llmsText([{locale: 'en', settings: null, pages: []}])).toBe('# localhost:3000')
})
