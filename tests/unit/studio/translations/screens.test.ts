import {createElement as h} from 'react'
import {type FieldProps, type ObjectSchemaType, type SanityDocument} from 'sanity'
import {FormValueContext} from 'sanity/_singletons'
import {describe, expect, test} from 'vitest'

import {Fields, TranslationRow} from '../../../../studio/tools/translations/translation-row'
import {PairList, StateFilter} from '../../../../studio/tools/translations/translations-tool'
import type {ComparedPair} from '../../../../studio/tools/translations/use-translation-pairs'
import {MarkedSource} from '../../../../studio/translations/marked-source'
import {languageIn, seenByReaders} from '../../../../studio/translations/metadata'
import {
  OpenDocumentContext,
  type OpenDocument,
} from '../../../../studio/translations/open-translation'
import {fingerprint, recordOf} from '../../../../studio/translations/record'
import {TranslationField} from '../../../../studio/translations/translation-field'
import {LanguagesMenu} from '../../../../studio/translations/translations-menu'
import {schema} from '../../content/studio'
import {lines} from '../../outline'
import {inBoth, inEnglish, screenIn} from '../screen'

const version = (id: string) => ({
  id,
  type: 'page',
  title: 'About',
  path: 'about',
  isPublished: true,
  stored: {id, rev: '1'},
})

const complete: ComparedPair = {
  key: 'about fr',
  source: version('about'),
  from: 'en',
  language: 'fr',
  translation: version('a-propos'),
  isServed: false,
  record: null,
  state: 'complete',
  comparison: null,
}

const text = (path: string, titles = ['Title']) => ({path, titles, text: `Text of ${path}`})
const nothingLeft = {untranslated: [], changed: [], added: [], removed: []}

const missing: ComparedPair = {...complete, translation: null, state: 'missing', isServed: true}

const sideBySide =
  '<a href="/studio/structure/__edit__about%2Ctype%3Dpage;__edit__a-propos%2Ctype%3Dpage">About'
const alone = '<a href="/studio/structure/__edit__about%2Ctype%3Dpage">About'

const row = (state: string, ...rest: string[]) =>
  lines(`<li data-testid="translation-pair" data-state="${state}">`, ...rest)

const xliff = (label: string, title = 'About') =>
  `<button title="${label}" aria-label="${label.replace(/$/, label.startsWith('Exporter') ? ' :' : ':')} ${title}">`

describe('a row of the translations', () => {
  test('is complete, and opens both versions', async () => {
    expect(await inBoth(h(TranslationRow, {pair: complete}))).toEqual([
      row(
        'complete',
        sideBySide,
        'Page · Into French · about',
        'Complete',
        xliff('Export as XLIFF'),
      ),
      row(
        'complete',
        sideBySide,
        'Page · Traduction en français · about',
        'Complète',
        xliff('Exporter en XLIFF'),
      ),
    ])
  })

  test('offers to create a missing version, and says what readers see', async () => {
    expect(await inBoth(h(TranslationRow, {pair: missing}))).toEqual([
      row(
        'missing',
        alone,
        'Page · Into French · about',
        'Until then, readers of the other language see this text.',
        'Missing',
        '<button aria-label="Create the French version: About">',
        'Create',
        xliff('Export as XLIFF'),
      ),
      row(
        'missing',
        alone,
        'Page · Traduction en français · about',
        'D’ici là, les lecteurs de l’autre langue voient ce texte.',
        'Manquante',
        '<button aria-label="Créer la version en français : About">',
        'Créer',
        xliff('Exporter en XLIFF'),
      ),
    ])
  })

  test.each([
    ['nobody sees another text', {...missing, isServed: false}],
    ['the version exists', {...complete, isServed: true}],
  ])('says nothing of other readers where %s', async (_, pair) => {
    expect(await inEnglish(h(TranslationRow, {pair}))).not.toContain('Until then')
  })

  test('of an outdated draft counts its texts, and can be marked as up to date', async () => {
    const pair: ComparedPair = {
      ...complete,
      source: {...version('about'), title: '', path: ''},
      from: 'fr',
      language: 'en',
      translation: {...version('a-propos'), isPublished: false},
      state: 'outdated',
      comparison: {...nothingLeft, changed: [text('title')], removed: [text('seo.title')]},
    }
    expect(await inBoth(h(TranslationRow, {pair}))).toEqual([
      row(
        'outdated',
        sideBySide.replace('About', 'Untitled'),
        'Page · Into English',
        '<button aria-label="2 texts: Untitled" aria-expanded="false" aria-controls="_R_1_">',
        '2 texts',
        'Not published',
        'Outdated',
        '<button aria-label="Mark as up to date: Untitled">',
        'Mark as up to date',
        xliff('Export as XLIFF', 'Untitled'),
      ),
      row(
        'outdated',
        sideBySide.replace('About', 'Sans titre'),
        'Page · Traduction en anglais',
        '<button aria-label="2 textes : Sans titre" aria-expanded="false" aria-controls="_R_1_">',
        '2 textes',
        'Non publiée',
        'À mettre à jour',
        '<button aria-label="Marquer comme à jour : Sans titre">',
        'Marquer comme à jour',
        xliff('Exporter en XLIFF', 'Sans titre'),
      ),
    ])
  })

  test('is only read by those who may not change it', async () => {
    const viewer = await screenIn('en-US', 'viewer')
    expect(viewer(h(TranslationRow, {pair: {...missing, state: null}}))).toBe(
      row('', alone, 'Page · Into French · about', 'Checking…'),
    )
  })

  test.each<[number, string[]]>([
    [8, []],
    [9, ['and 1 more']],
    [10, ['and 2 more']],
  ])('names eight of %i fields', async (count, more) => {
    const texts = Array.from({length: count}, (_, index) =>
      text(`field-${index}`, ['SEO', 'Title']),
    )
    const named = texts.slice(0, 8).flatMap(({path}) => ['<li>', `SEO › Title: Text of ${path}`])
    const screen = await inEnglish(h(Fields, {kind: 'added', texts}))
    expect(screen).toBe(lines('New in the original', '<ul>', ...named, ...more))
  })

  test('names a field by how its text begins, and no kind without fields', async () => {
    const long = {...text('title'), text: 'x'.repeat(121)}
    const screen = await inEnglish(h(Fields, {kind: 'removed', texts: [long]}))
    expect(screen.split('\n').at(-1)).toBe(`Title: ${'x'.repeat(120)}`)
    expect(await inEnglish(h(Fields, {kind: 'removed', texts: []}))).toBe('')
  })
})

const list = (pairs: ComparedPair[], all = pairs) => h(PairList, {pairs, all})

describe('the list of translations', () => {
  const copies = (count: number, pair = complete) =>
    Array.from({length: count}, (_, index) => Object.assign({}, pair, {key: String(index)}))
  test.each([
    ['no document has a language', [], 'No document has a language yet.'],
    ['none matches', [complete], 'No documents match. Change the filter or the search.'],
  ])('says so where %s', async (_, all, notice) => {
    expect(await inEnglish(list([], all))).toBe(
      lines('<div aria-live="polite">', 'Nothing to show', notice),
    )
  })

  test.each([
    [100, null],
    [101, 'Show 1 more'],
    [250, 'Show 100 more'],
  ])('shows the first hundred of %i', async (count, more) => {
    const screen = await inEnglish(list(copies(count)))
    expect(screen).toMatch(new RegExp(`^<output>\\n${count} documents\\n`))
    expect(screen.match(/data-testid="translation-pair"/g)).toHaveLength(100)
    expect(screen.match(/^Show .*/m)?.[0] ?? null).toBe(more)
  })

  test.each<[string, ComparedPair, string, string]>([
    ['nothing', complete, '1 document', '1 document'],
    [
      'one word',
      {...complete, comparison: {...nothingLeft, added: [{...text('title'), text: 'Hello'}]}},
      '1 document · 1 word to translate',
      '1 document · 1 mot à traduire',
    ],
    [
      'several words',
      {...complete, comparison: {...nothingLeft, changed: [text('title')]}},
      '1 document · 3 words to translate',
      '1 document · 3 mots à traduire',
    ],
  ])('says that %s is left', async (_, pair, ...expected) => {
    const texts = await inBoth(list([pair]))
    expect(texts.map((screen) => screen.split('\n')[1])).toEqual(expected)
  })

  test.each([
    ['what is missing', [missing, complete, {...missing, key: 'b'}], '(2)'],
    ['nothing where all exist', [complete], undefined],
  ])('offers to create %s', async (_, pairs, count) => {
    const screen = await inEnglish(list(pairs))
    expect(screen.match(/^Create all missing (.*)/m)?.[1]).toBe(count)
    expect(screen).toContain(
      lines(
        'Export translations as XLIFF',
        '<button>',
        'Import XLIFF',
        '<input type="file" accept=".xlf,.xliff" hidden=""/>',
      ),
    )
  })

  test('exchanges no files with those who may change nothing', async () => {
    expect((await screenIn('en-US', 'viewer'))(list([missing]))).not.toContain('<button')
  })

  test('counts the documents in each state', async () => {
    const pairs = [complete, missing, {...missing, key: 'b'}, {...complete, state: null}]
    const filter = {state: 'missing', type: null, search: ''} as const
    const [english, french] = await inBoth(h(StateFilter, {filter, pairs, onChange: () => {}}))
    expect(english).toBe(
      lines(
        '<fieldset aria-label="State">',
        '<button aria-pressed="false">',
        'All · 4',
        '<button aria-pressed="true" data-selected="">',
        'Missing · 2',
        '<button aria-pressed="false">',
        'Not translated yet · 0',
        '<button aria-pressed="false">',
        'Outdated · 0',
        '<button aria-pressed="false">',
        'Complete · 1',
      ),
    )
    expect(french?.match(/^[^<].*/gm)).toEqual([
      'Tous · 4',
      'Manquante · 2',
      'Pas encore traduite · 0',
      'À mettre à jour · 0',
      'Complète · 1',
    ])
  })
})

const draft = {_id: 'drafts.about'} as SanityDocument
const stored = {_id: 'about'} as SanityDocument
const inRelease = {_id: 'versions.spring.about'} as SanityDocument

describe('the source of a translation', () => {
  test.each([
    ['nothing', undefined, null],
    ['no document', [], null],
    ['the published version', [draft, stored], stored],
    ['the draft alone', [draft], draft],
    ['the first of the others', [inRelease, draft], inRelease],
  ])('is %s', (_, documents, seen) => {
    expect(seenByReaders(documents)).toBe(seen)
  })

  test.each([
    [null, null],
    [{translations: null}, null],
    [{translations: [{_key: 'fr', language: 'fr', value: {_ref: 'other'}}]}, null],
    [{translations: [{_key: 'fr', language: 'fr', value: {_ref: 'about'}}]}, 'fr'],
    [{translations: [{_key: 'xx', language: 'xx', value: {_ref: 'about'}}]}, null],
  ])('linked as %j is in %s', (metadata, language) => {
    expect(languageIn(metadata, 'about')).toBe(language)
  })

  test('has its figures and terms marked, in its own language', async () => {
    const props = {source: 'A record of {{hours}} \u{FFFC}.', from: 'en', to: 'fr'} as const
    const [english, french] = await inBoth(h(MarkedSource, props))
    expect(english).toBe(
      lines(
        '<span lang="en">A',
        '<mark title="enregistrement">record',
        'of',
        '<mark title="A figure: it stays as it is">{{hours}}',
        '<mark title="A figure: it stays as it is">figure',
        '.',
      ),
    )
    expect(french?.match(/<mark.*/g)?.slice(1)).toEqual([
      '<mark title="Un chiffre : il reste tel quel">{{hours}}',
      '<mark title="Un chiffre : il reste tel quel">chiffre',
    ])
  })
})

const source = {_id: 'about', _type: 'page', language: 'en', title: 'About', path: 'about'}
const record = recordOf({language: 'fr', from: 'en'}, [text('title')])
const recorded = (words: string, kept = false) => ({
  ...record,
  texts: [{_key: 'a', path: 'title', source: fingerprint(words), kept}],
})

const open: OpenDocument = {
  id: 'a-propos',
  metadata: null,
  isLoading: false,
  error: undefined,
  source: source as unknown as SanityDocument,
  translation: {
    metadataId: 'translation-about',
    record: recorded('About'),
    from: 'en',
    source: new Map([['title', 'About']]),
  },
}

const field = (name: string, value: unknown, context: OpenDocument | null, readOnly = false) => {
  const props = {
    name: name.split('.').at(-1),
    title: 'The title',
    path: name.split('.'),
    value,
    inputProps: {readOnly, onChange: () => {}},
    renderDefault: () => 'The field',
  } as unknown as FieldProps
  const inside = h(OpenDocumentContext, {value: context}, h(TranslationField, props))
  const form = {value: {language: 'fr', title: 'À propos'}}
  return h(FormValueContext, {value: form as never}, inside)
}

describe('a field of a translation', () => {
  const withRecord = (own: ReturnType<typeof recorded>) =>
    open.translation && {...open, translation: {...open.translation, record: own}}

  test('asks for a translation below, or to keep the words', async () => {
    expect(await inBoth(field('title', 'About', open))).toEqual([
      lines(
        'The field',
        '<aside data-tone="caution" aria-label="The title: text to translate">',
        '<div data-testid="translation-untranslated">',
        'Not translated yet',
        '<span lang="en">About',
        '<button aria-label="Keep as it is: About">',
        'Keep as it is',
      ),
      lines(
        'The field',
        '<aside data-tone="caution" aria-label="The title : texte à traduire">',
        '<div data-testid="translation-untranslated">',
        'Pas encore traduit',
        '<span lang="en">About',
        '<button aria-label="Garder tel quel : About">',
        'Garder tel quel',
      ),
    ])
  })

  test('shows a changed original, which nothing keeps', async () => {
    const screen = await inEnglish(field('title', 'À propos', withRecord(recorded('Before'))))
    expect(screen).toBe(
      lines(
        'The field',
        '<aside data-tone="caution" aria-label="The title: text to translate">',
        '<div data-testid="translation-changed">',
        'The original has changed',
        '<span lang="en">About',
      ),
    )
  })

  test.each<[string, string, OpenDocument | null]>([
    ['is translated', 'À propos', open],
    ['keeps its words', 'About', withRecord(recorded('About', true))],
    ['is of the original', 'About', {...open, translation: null}],
    ['is of a type without translations', 'About', null],
  ])('stands alone where it %s', async (_, value, context) => {
    expect(await inEnglish(field('title', value, context))).toBe('The field')
  })

  test('offers nothing where it may not be changed', async () => {
    expect(await inEnglish(field('title', 'About', open, true))).not.toContain('<button')
    expect(await inEnglish(field('path', undefined, open, true))).toBe('The field')
  })

  test.each([
    ['path', undefined, '/', '/'],
    ['path', undefined, 'about', 'a-propos'],
    ['slug', {current: ''}, 'about', '/blog/a-propos'],
  ])('suggests an address for an empty %s (%j)', async (name, value, path, address) => {
    const context = {...open, source: {...source, path} as unknown as SanityDocument}
    expect(await inEnglish(field(name, value, context))).toBe(
      lines(
        'The field',
        '<div data-testid="address-suggestion">',
        `Suggestion: ${address}`,
        '<button>',
        'Use it',
      ),
    )
  })

  test.each([
    ['path', 'a-propos'],
    ['slug', {current: 'a-propos'}],
    ['summary', undefined],
    ['seo.path', undefined],
  ])('suggests no address for %s with %j', async (name, value) => {
    expect(await inEnglish(field(name, value, open))).toBe('The field')
  })

  test('waits with an address for the title', async () => {
    const context = {...open, source: {...source, title: 'À propos'} as unknown as SanityDocument}
    expect(await inBoth(field('path', '', context))).toEqual([
      lines(
        'The field',
        '<div data-testid="address-suggestion">',
        'Once the title is translated, an address is suggested here.',
      ),
      lines(
        'The field',
        '<div data-testid="address-suggestion">',
        'Une adresse sera proposée ici quand le titre sera traduit.',
      ),
    ])
  })
})

const menu = (context: OpenDocument, title: string) =>
  h(LanguagesMenu, {
    open: context,
    type: schema.get('page') as ObjectSchemaType,
    document: {
      _id: 'a-propos',
      _type: 'page',
      language: 'fr',
      title,
    } as unknown as SanityDocument,
  })

const button = (label: string, ...more: string[]) =>
  lines(
    ...more,
    '<button data-testid="translations-menu" aria-haspopup="true" aria-expanded="false">',
    label,
  )

describe('the menu of versions', () => {
  test('counts the texts to review, and leads to the next', async () => {
    const next =
      '<button title="The next text to review (Ctrl+Alt+N)" aria-keyshortcuts="Control+Alt+N">'
    const [english, french] = await inBoth(menu(open, 'About'))
    expect(english).toBe(button('1 text to review', next, 'Next text'))
    expect(french).toContain('\n1 texte à revoir')
  })

  test.each([
    ['is translated', open, 'À propos'],
    ['is an original', {...open, translation: null}, 'About'],
  ])('counts nothing where the document %s', async (_, context, title) => {
    expect(await inEnglish(menu(context, title))).toBe(button('Translations'))
  })
})
