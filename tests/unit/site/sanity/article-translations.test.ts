import {describe, expect, it} from 'vitest'

import {articleTranslations} from '../../../../lib/sanity/pages'

const original = {language: 'en', path: 'blog/voice'}
const forFrench = [{language: 'fr', path: 'blog/la-voix'}]

describe('the addresses of an article', () => {
  it('an untranslated article has a path in each language', () => {
    expect(articleTranslations({...original, untranslated: forFrench, translations: null})).toEqual(
      [
        {language: 'en', path: 'blog/voice'},
        {language: 'fr', path: 'blog/la-voix'},
      ],
    )
  })

  it('published translations link to each other', () => {
    const translations = [
      {language: 'en', path: 'blog/voice'},
      {language: 'fr', path: 'blog/parler'},
    ]
    expect(articleTranslations({...original, untranslated: forFrench, translations})).toEqual(
      translations,
    )
    const french = {language: 'fr', path: 'blog/parler', untranslated: null}
    expect(articleTranslations({...french, translations})).toEqual(translations)
  })

  it('an unpublished translation changes no path', () => {
    const translations = [{language: 'fr', path: null}]
    const paths = articleTranslations({...original, untranslated: forFrench, translations})
    expect(paths.map(({path}) => path)).toEqual(['blog/voice', 'blog/la-voix'])
  })

  it('an article without other slugs has one language', () => {
    expect(articleTranslations({...original, untranslated: null, translations: null})).toEqual([
      original,
    ])
  })

  it('unknown languages are ignored', () => {
    const untranslated = [{language: 'tlh', path: 'blog/stimme'}]
    expect(articleTranslations({...original, untranslated, translations: null})).toEqual([original])
  })
})
