import type {ObjectSchemaType} from 'sanity'
import {describe, expect, test} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {type JsonObject} from '../../../../lib/server/json'
import {translatedDocuments} from '../../../../schemas/documents'
import {compare, recordOf} from '../../../../studio/translations/record'
import {textsOf, withoutExcluded} from '../../../../studio/translations/texts'
import {translationOf} from '../../../../studio/translations/translation-plan'
import {entries, ofType} from '../../content/dataset'
import {schema} from '../../content/studio'
import {expectNone} from '../../expect-none.ts'

const typeOf = (name: string) => schema.get(name) as ObjectSchemaType

const toFrench = {language: 'fr', from: 'en'} as const

const about: JsonObject = {
  _id: 'about',
  _type: 'page',
  _rev: 'a',
  language: 'en',
  title: 'About',
  path: 'about',
  sections: [
    {
      _key: 'header',
      _type: 'pageHeader',
      badge: '{{team-size}}',
      title: 'Built by sales reps',
      breadcrumb: true,
    },
    {
      _key: 'prose',
      _type: 'prose',
      body: [
        {
          _key: 'first',
          _type: 'block',
          style: 'normal',
          markDefs: [
            {
              _key: 'link',
              _type: 'textLink',
              kind: 'page',
              page: {_type: 'reference', _ref: 'guide'},
            },
          ],
          children: [
            {_key: 'a', _type: 'span', marks: [], text: 'We are '},
            {_key: 'b', _type: 'figureReference', figure: {_type: 'reference', _ref: 'team'}},
            {_key: 'c', _type: 'span', marks: ['link'], text: ' people'},
          ],
        },
      ],
    },
    {_key: 'faq', _type: 'faqList', heading: 'Questions', questions: [{_key: 'q', _ref: 'faq-q'}]},
  ],
  seo: {_type: 'seo', title: 'About us', description: 'Who we are', keywords: ['about us']},
}

describe('the texts of a document', () => {
  test("lists a document's texts with their paths", () => {
    expect(textsOf(typeOf('page'), about)).toEqual([
      {path: 'title', titles: ['Title'], text: 'About'},
      {
        path: 'sections[_key=="header"].title',
        titles: ['Sections', expect.any(String), 'Title'],
        text: 'Built by sales reps',
      },
      {
        path: 'sections[_key=="prose"].body[_key=="first"]',
        titles: ['Sections', 'Prose', 'Text'],
        text: 'We are \u{FFFC} people',
        block: expect.objectContaining({_key: 'first'}),
      },
      {
        path: 'sections[_key=="faq"].heading',
        titles: ['Sections', 'Questions and answers', 'Heading'],
        text: 'Questions',
      },
      {path: 'seo.title', titles: ['Search and sharing', 'Title'], text: 'About us'},
      {path: 'seo.description', titles: ['Search and sharing', 'Description'], text: 'Who we are'},
      {path: 'seo.keywords[0]', titles: ['Search and sharing', 'Keywords'], text: 'about us'},
    ])
  })

  test('leaves out texts without words, choices, addresses, and what no editor writes', () => {
    const page = {
      _type: 'page',
      language: 'français',
      title: '{{team-size}} – 24/7, 3 h',
      path: 'somewhere',
      sections: [
        {
          _key: 'b',
          _type: 'hero',
          title: 'Oh',
          links: [{_key: 'c', _type: 'link', kind: 'url', url: 'https://site.example'}],
        },
        {_type: 'faqList', heading: ['Somewhere'], questions: null},
        'Somewhere',
      ],
      seo: {title: {text: 'Somewhere'}, description: 'A', keywords: 'Somewhere'},
    }
    expect(textsOf(typeOf('page'), page)).toEqual([
      {path: 'sections[_key=="b"].title', titles: ['Sections', 'Hero', 'Title'], text: 'Oh'},
    ])
  })

  test('finds texts in every localized document of the seed', () => {
    const all = translatedDocuments.flatMap(({name}) => ofType(name))
    const bare = all.filter(({type, document}) => textsOf(typeOf(type), document).length < 2)
    expectNone(
      bare.map(({file}) => file),
      'textsOf finds no texts in these',
    )
  })
})

const planned = () =>
  translationOf(typeOf('page'), about, toFrench, [
    {
      id: 'guide',
      title: 'Guide',
      isReadable: false,
      translation: {id: 'guide-fr', type: 'page', isPublished: true},
    },
    {id: 'faq-q', title: 'A question', isReadable: false, translation: null},
    {id: 'team', title: 'Readable', isReadable: true, translation: null},
  ])

describe('the beginning of a French version', () => {
  test('a new translation has no path', () => {
    const {path: _, ...others} = about
    expect(withoutExcluded(typeOf('page'), about)).toEqual(others)
    expect(planned().document).not.toHaveProperty('path')
    const article = ofType('article')[0]?.document ?? {}
    const translation = translationOf(typeOf('article'), article, toFrench, []).document
    for (const field of ['slug', 'untranslatedSlugs', 'canonicalPath']) {
      expect(translation).not.toHaveProperty(field)
    }
  })

  test('lists referenced documents without a translation', () => {
    expect(planned().shared).toEqual(['A question'])
  })

  test.each([
    [{_ref: 'q'}, true, {_ref: 'q-fr'}],
    [{_ref: 'q'}, false, {_ref: 'q-fr', _weak: true, _strengthenOnPublish: {type: 'faq'}}],
    [{_ref: 'q', _weak: true}, false, {_ref: 'q-fr', _weak: true}],
    [{_ref: 'q', _weak: true, _strengthenOnPublish: {type: 'faq'}}, true, {_ref: 'q-fr'}],
  ])(
    'turns the reference %j to a translation (published: %s) into %j',
    (reference, isPublished, made) => {
      const source = {
        _type: 'page',
        sections: [{_key: 'a', _type: 'faqList', questions: [reference]}],
      }
      const referred = [
        {
          id: 'q',
          title: 'Q',
          isReadable: false,
          translation: {id: 'q-fr', type: 'faq', isPublished},
        },
      ]
      const {document} = translationOf(typeOf('page'), source, toFrench, referred)
      expect(document['sections']).toEqual([{_key: 'a', _type: 'faqList', questions: [made]}])
    },
  )
})

describe('the translations of the seed', () => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const pairs = ofType('translation.metadata').map(({file, document}) => {
    const links = document['translations'] as {language: string; value: {_ref: string}}[]
    const [source, translation] = locales.map((locale) =>
      byId.get(links.find(({language}) => language === locale)?.value._ref ?? ''),
    )
    return {file, source, translation}
  })

  test.each(pairs)('$file is translated, except for names', ({source, translation}) => {
    if (!source || !translation) throw new Error('A translation is missing')
    const type = typeOf(source.type)
    const sourceTexts = textsOf(type, source.document)
    const {untranslated} = compare(
      recordOf(toFrench, sourceTexts),
      sourceTexts,
      textsOf(type, translation.document),
    )
    const sentences = untranslated.filter(({text}) => text.split(' ').length > 4)
    expectNone(sentences, 'Translate these texts of the seed')
  })
})
