import {describe, expect, it} from 'vitest'

import {articleTwins} from '../../../../lib/content/article-translations'

const original = {language: 'en', path: 'blog/voice'}
const forFrench = [{language: 'fr', path: 'blog/la-voix'}]

describe('where an article is read', () => {
  it('is an address of its own in each language, without a translation, too', () => {
    expect(articleTwins({...original, untranslated: forFrench, twins: null})).toEqual([
      {language: 'en', path: 'blog/voice'},
      {language: 'fr', path: 'blog/la-voix'},
    ])
  })

  it('is the translation as soon as there is one, from both sides', () => {
    const twins = [
      {language: 'en', path: 'blog/voice'},
      {language: 'fr', path: 'blog/parler'},
    ]
    expect(articleTwins({...original, untranslated: forFrench, twins})).toEqual(twins)
    const french = {language: 'fr', path: 'blog/parler', untranslated: null}
    expect(articleTwins({...french, twins})).toEqual(twins)
  })

  it('stays where it was while the translation is not published', () => {
    const twins = [{language: 'fr', path: null}]
    const paths = articleTwins({...original, untranslated: forFrench, twins})
    expect(paths.map(({path}) => path)).toEqual(['blog/voice', 'blog/la-voix'])
  })

  it('is one language when readers of others have no address', () => {
    expect(articleTwins({...original, untranslated: null, twins: null})).toEqual([original])
  })

  it('is no language that the site does not have', () => {
    const untranslated = [{language: 'de', path: 'blog/stimme'}]
    expect(articleTwins({...original, untranslated, twins: null})).toEqual([original])
  })
})
