import {describe, expect, it} from 'vitest'

import {articleTranslations} from '../../../../lib/content/article-translations'

const original = {language: 'en', path: 'blog/voice'}
const forFrench = [{language: 'fr', path: 'blog/la-voix'}]

describe('where an article is read', () => {
  it('is an address of its own in each language, without a translation, too', () => {
    expect(articleTranslations({...original, untranslated: forFrench, translations: null})).toEqual(
      [
        {language: 'en', path: 'blog/voice'},
        {language: 'fr', path: 'blog/la-voix'},
      ],
    )
  })

  it('is the translation as soon as there is one, from both sides', () => {
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

  it('stays where it was while the translation is not published', () => {
    const translations = [{language: 'fr', path: null}]
    const paths = articleTranslations({...original, untranslated: forFrench, translations})
    expect(paths.map(({path}) => path)).toEqual(['blog/voice', 'blog/la-voix'])
  })

  it('is one language when readers of others have no address', () => {
    expect(articleTranslations({...original, untranslated: null, translations: null})).toEqual([
      original,
    ])
  })

  it('is no language that the site does not have', () => {
    const untranslated = [{language: 'tlh', path: 'blog/stimme'}]
    expect(articleTranslations({...original, untranslated, translations: null})).toEqual([original])
  })
})
