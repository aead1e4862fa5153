import type {ObjectSchemaType} from 'sanity'
import {describe, expect, test} from 'vitest'

import {issuesIn, type KnownFacts, type LinkedDocument} from '../../../studio/actions/checks/issues'
import {hrefOnSite} from '../../../studio/client/site-links'
import {recordOf} from '../../../studio/translations/record'
import {textsOf} from '../../../studio/translations/texts'
import {entries, figures, offeredLocales, ofType, type Entry, type Fields} from '../content/dataset'
import {schema} from '../content/studio'

const typeOf = (name: string) => schema.get(name) as ObjectSchemaType

const pageType = typeOf('page')

const linked: LinkedDocument[] = [
  {id: 'guide', title: 'Guide', isPublished: true, language: 'fr', readableIn: []},
  {id: 'english', title: 'English', isPublished: true, language: 'en', readableIn: []},
  {id: 'both', title: 'Both', isPublished: true, language: 'en', readableIn: ['fr']},
  {id: 'draft', title: 'A draft', isPublished: false, language: 'fr', readableIn: []},
  {id: 'team-size', title: 'Team', isPublished: true, language: null, readableIn: []},
]

const known: KnownFacts = {
  hosts: ['www.site.example'],
  linked,
  isFound: (href) => href === '/fr/a-propos',
  figures: new Set(['team-size']),
  offered: new Set(['en', 'fr']),
  languages: new Set(['en', 'fr']),
  translation: null,
}

const french: Fields = {
  _type: 'page',
  language: 'fr',
  title: 'À propos',
  path: 'a-propos',
  seo: {_type: 'seo', title: 'À propos', description: 'Qui nous sommes.'},
}

/** Returns the issues in a French page with one section, by kind and subject. */
function found(section: Fields, facts: Partial<KnownFacts> = {}) {
  const document = {...french, sections: [{_key: 'a', ...section}]}
  return issuesIn(pageType, document, {...known, ...facts}).map(({kind, about}) => [kind, about])
}

const translationReference = (fields: Fields) => ({
  _type: 'invitation',
  links: [{_key: 'b', _type: 'link', label: 'Lire', ...fields}],
})

const toPage = (id: string) =>
  translationReference({kind: 'page', page: {_type: 'reference', _ref: id}})

const toUrl = (url: string) => translationReference({kind: 'url', url})

describe('what the dialog before publishing lists', () => {
  test('a correct page has no findings', () => {
    expect(found(toPage('guide'))).toEqual([])
    expect(found(toPage('both'))).toEqual([])
    expect(found(toPage('team-size'))).toEqual([])
    expect(found(toPage('removed since'))).toEqual([])
    expect(found({_type: 'pageHeader', title: 'Nous sommes {{team-size}}'})).toEqual([])
    expect(found(toUrl('https://elsewhere.example/nothing'))).toEqual([])
    expect(found(toUrl('https://www.site.example/fr/a-propos/?a=b#c'))).toEqual([])
  })

  test.each([
    ['draft', [['unpublished', 'A draft']]],
    ['english', [['otherLanguage', 'English']]],
  ])('a link to %s', (id, issues) => {
    expect(found(toPage(id))).toEqual(issues)
  })

  test('reports a URL of this site without a page', () => {
    expect(found(toUrl('https://www.site.example/en/nothing'))).toEqual([['address', '/nothing']])
  })

  test('reports a placeholder text', () => {
    const sample = 'Le conseil, en quelques mots…'
    expect(found({_type: 'tip', heading: sample})).toEqual([['placeholder', sample]])
    expect(found({_type: 'tip', heading: 'Et ensuite…'})).toEqual([])
  })

  test('reports a missing figure', () => {
    expect(found({_type: 'pageHeader', title: 'Nous sommes {{team}}'})).toEqual([
      ['figure', 'team'],
    ])
    expect(found({_type: 'pageHeader', badge: '{{team}}', title: 'Nous'})).toEqual([
      ['figure', 'team'],
    ])
  })

  test('reports an untranslated text', () => {
    const about = 'We know what goes into an update after a meeting, and how long it takes.'
    const section = {_type: 'pageHeader', title: about}
    const source = textsOf(pageType, {...french, sections: [{_key: 'a', ...section}]})
    const translation = {
      record: recordOf(
        {language: 'fr', from: 'en'},
        source.filter(({text}) => text === about),
      ),
      source,
    }
    expect(found(section, {translation})).toEqual([['untranslated', about]])
  })

  test('reports a missing translation, unless the language has a page', () => {
    const alone = {languages: new Set(['fr'])}
    expect(found({_type: 'pageHeader', title: 'Nous'}, alone)).toEqual([['translation', 'en']])
    expect(
      found({_type: 'pageHeader', title: 'Nous'}, {...alone, offered: new Set(['fr'])}),
    ).toEqual([])
    const served = {...french, untranslatedSlugs: [{language: 'en', slug: 'about'}]}
    expect(issuesIn(pageType, served, {...known, ...alone})).toEqual([])
    for (const untranslatedSlugs of ['en', [null]]) {
      const issues = issuesIn(pageType, {...served, untranslatedSlugs}, {...known, ...alone})
      expect(issues).toEqual([{kind: 'translation', about: 'en', path: null}])
    }
  })
})

describe('an address', () => {
  test.each([
    ['https://www.site.example/fr/', '/fr'],
    ['https://www.site.example', '/'],
    ['http://www.site.example/en/about', '/about'],
    ['HTTPS://Site.example.:443/About/?a=b#c', '/about'],
    ['https://www.site.example:8443/about', null],
    ['https://www.site.example@elsewhere.example/about', null],
    ['https://elsewhere.example/about', null],
    ['mailto:hello@site.example', null],
    ['nonsense', null],
  ])('normalizes the URL %s to %s', (url, href) => {
    expect(hrefOnSite(url, ['www.site.example'])).toBe(href)
  })
})

const languagesOf = (entry: Entry) => {
  const translations = ofType('translation.metadata')
    .map(({document}) => document['translations'] as {language: string; value: {_ref: string}}[])
    .find((links) => links.some(({value}) => value._ref === entry.id))
  return new Set([String(entry.language), ...(translations ?? []).map(({language}) => language)])
}

describe('the seed raises no alarm', () => {
  const facts: Omit<KnownFacts, 'languages'> = {
    hosts: [],
    linked: entries.map(({id, language, document}) => ({
      id,
      title: id,
      isPublished: true,
      language: language ?? null,
      readableIn: ((document['untranslatedSlugs'] ?? []) as Fields[]).map((place) =>
        String(place['language']),
      ),
    })),
    isFound: () => true,
    offered: new Set(offeredLocales),
    figures: new Set(figures.map(({key}) => key)),
    translation: null,
  }
  const alarms = [...ofType('page'), ...ofType('article')].flatMap((entry) => {
    const all = {...facts, languages: languagesOf(entry)}
    return issuesIn(typeOf(entry.type), entry.document, all).map(
      ({kind, about}) => `${entry.id}: ${kind} ${about}`,
    )
  })

  test('the seed has no findings, except on the English page for assistants', () => {
    expect(alarms).toEqual(['page-for-ai-en: translation fr'])
  })
})
