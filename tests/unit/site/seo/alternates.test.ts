import {expect, it} from 'vitest'

import {alternatesOf, foundLanguages} from '../../../../lib/seo/metadata'

const site = 'http://localhost:3000'

const version = (language: 'en' | 'fr' | 'tlh', path: string | null, hidden = false) => ({
  language,
  path,
  hidden,
})

it.each([
  [null, ['fr']],
  [[version('fr', 'ici')], ['fr']],
  [
    [version('en', 'here'), version('fr', 'ici')],
    ['fr', 'en'],
  ],
  [[version('en', 'here', true)], ['fr']],
  // Of several the first counts, even if it is hidden.
  [[version('en', 'here', true), version('en', 'other')], ['fr']],
  [[version('en', 'Here')], ['fr']],
  [[version('en', null)], ['fr']],
  [[version('fr', 'ici'), version('tlh', 'naDev')], ['fr']],
])('with the translations %j a French page is found in %j', (translations, languages) => {
  expect(foundLanguages({language: 'fr', translations})).toEqual(languages)
})

it('a page names its versions and formats', () => {
  const address = {language: 'fr', path: 'ici', url: `${site}/fr/ici`} as const
  const translations = [version('en', 'here'), version('fr', 'ici')]
  expect(alternatesOf({...address, translations})).toEqual({
    canonical: `${site}/fr/ici`,
    languages: {en: `${site}/here`, fr: `${site}/fr/ici`, 'x-default': `${site}/here`},
    types: {'text/markdown': `${site}/fr/ici.md`},
  })
  expect(alternatesOf({...address, translations: null}).languages).toBeUndefined()
})

it('the Markdown of the home page has a name of its own', () => {
  const address = {language: 'en', path: '/', url: `${site}/`, translations: null} as const
  expect(alternatesOf(address).types).toEqual({'text/markdown': `${site}/index.md`})
})

it.each(['blog', 'blog/un'])('%s names the feed', (path) => {
  const address = {language: 'fr', path, url: '', translations: null} as const
  expect(alternatesOf(address).types).toEqual({
    'text/markdown': `${site}/fr/${path}.md`,
    'application/rss+xml': `${site}/fr/blog/feed.xml`,
  })
})
