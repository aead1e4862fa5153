import {createElement as h} from 'react'
import {describe, expect, test} from 'vitest'

import {languages, locales} from '../../../../lib/i18n/locales'
import type {FigureContent} from '../../../../lib/sanity/types'
import {Facts, isDifferent, ValueForm} from '../../../../studio/tools/figures/figure-detail'
import {FigureList} from '../../../../studio/tools/figures/figure-list'
import {type FigureUsage, numberIn} from '../../../../studio/tools/figures/figure-usage'
import type {Use} from '../../../../studio/tools/figures/find-uses'
import {siteOf} from '../../../../studio/tools/figures/pages'
import {PublishFigure} from '../../../../studio/tools/figures/publish-figure'
import type {FigureEdit} from '../../../../studio/tools/figures/use-figure-edit'
import {Uses} from '../../../../studio/tools/figures/uses'
import {lines} from '../../outline'
import {inBoth, inEnglish, screenIn} from '../screen'

const now = Date.parse('2026-11-27')
const stored = {
  _id: 'figure-hours',
  key: 'hours',
  value: 1234.5,
  label: {en: 'Hours', fr: 'Heures'},
  source: {en: 'Our survey', fr: 'Notre enquête'},
  asOf: '2026-03-02',
}
/** Its number in each language; the site may have others. */
const written: Readonly<Record<string, string>> = {
  ...Object.fromEntries(locales.map((locale) => [locale, stored.value.toLocaleString(locale)])),
  en: '1,234.5',
  fr: '1 234,5',
}
const usage: FigureUsage = {
  id: 'figure-hours',
  key: 'hours',
  published: stored,
  draft: null,
  uses: [],
  isBuiltIn: false,
}

type ListProps = Parameters<typeof FigureList>[0]

const list = (usages: FigureUsage[], more: Partial<ListProps> = {}) =>
  h(FigureList, {
    usages,
    isCounted: true,
    chosen: undefined,
    locale: 'en',
    now,
    mayCreate: false,
    ...more,
  })

/** The rows of a list, without what stands above them. */
const rowsOf = (screen: string) => screen.slice(screen.indexOf('<ul aria-label'))

describe('the list of figures', () => {
  test('has a figure in each language, with its source and its uses', async () => {
    const [english = '', french = ''] = await inBoth(list([usage], {mayCreate: true}))
    expect(english).toBe(
      lines(
        '<h1> Figures',
        '<a href="/intent/create/type=figure/">',
        'New figure',
        'Every number the site claims, written once. Change it here, and it changes wherever it’s used.',
        '<search>',
        '<input aria-label="Search figures" placeholder="Search figures" type="search" value=""/>',
        '<select aria-label="Show">',
        '<option value="all" selected="">All (1)',
        '<option value="changed">Changed, not published (0)',
        '<option value="old">Older than a year (0)',
        '<option value="unused">Not used (1)',
        '<output> 1 figure',
        '<div aria-hidden="true">',
        'What it counts',
        ...locales.map((locale) => languages[locale].name),
        'Source',
        'Used in',
        '<ul aria-label="Figures">',
        '<li>',
        '<a href="/figure-hours">',
        'Hours',
        '<code>hours',
        'Not used',
        ...locales.flatMap((locale) => [`<div lang="${locale}">`, written[locale] ?? '']),
        '<div lang="en"> Our survey',
        'As of March 2, 2026',
        '0 places',
      ),
    )
    expect(french).toContain('Utilisé à')
    expect(french).toMatch(/\n0 endroit$/)
  })

  test.each<[string, Partial<FigureUsage>, string[]]>([
    ['nothing', {isBuiltIn: true}, []],
    ['that it is not used', {}, ['Not used']],
    [
      'that it is not published',
      {published: null, draft: stored, isBuiltIn: true},
      ['Not published'],
    ],
    ['that it is changed', {draft: stored, isBuiltIn: true}, ['Changed']],
    [
      'that its draft is old',
      {draft: {...stored, asOf: '2025-11-26'}, isBuiltIn: true},
      ['Changed', 'Older than a year'],
    ],
  ])('tells %s', async (_, facts, tags) => {
    const rows = rowsOf(await inEnglish(list([{...usage, ...facts}])))
    const between = rows.slice(rows.indexOf('<code>hours') + 12, rows.indexOf('\n<div lang'))
    expect(between.split('\n').filter(Boolean)).toEqual(tags)
  })

  test.each([
    ['the default language', {label: {en: 'Hours'}}, 'Hours'],
    ['its key', {label: null}, 'hours'],
  ])('names a figure by %s where its label lacks the language', async (_, facts, name) => {
    const rows = rowsOf(
      await inEnglish(list([{...usage, published: {...stored, ...facts}}], {locale: 'fr'})),
    )
    expect(rows.split('\n')[3]).toBe(name)
  })

  test('shows a dash for a figure without a number', async () => {
    const rows = rowsOf(await inEnglish(list([{...usage, published: {_id: 'a', key: 'hours'}}])))
    expect(rows).toContain('<div lang="en">\n–\n<div lang="fr">\n–\n')
  })

  test('has only one language and the uses beside an open figure', async () => {
    const usages = [
      {...usage, isBuiltIn: true},
      {...usage, id: 'other', isBuiltIn: true},
    ]
    const screen = await inEnglish(list(usages, {chosen: 'other', locale: 'fr'}))
    expect(screen).not.toContain('aria-hidden')
    expect(rowsOf(screen)).toBe(
      lines(
        '<ul aria-label="Figures">',
        '<li>',
        '<a href="/figure-hours">',
        'Heures',
        '<code>hours',
        '<div lang="fr">',
        '1 234,5',
        '0 places',
        '<li>',
        '<a data-tone="primary" aria-current="true" href="/other">',
        'Heures',
        '<code>hours',
        '<div lang="fr">',
        '1 234,5',
        '0 places',
      ),
    )
  })

  test('does not know what is unused before the uses are counted', async () => {
    const screen = await inEnglish(list([usage], {isCounted: false}))
    expect(screen).toContain('<option value="unused" disabled="">Not used (counting…)')
    expect(screen).toContain('<option value="old">Older than a year (0)')
    expect(screen).toMatch(/As of March 2, 2026\nCounting…$/)
    expect(screen).not.toContain('<code>hours\nNot used')
  })

  test('says where there are none', async () => {
    expect((await inEnglish(list([]))).split('\n').slice(-4)).toEqual([
      'Used in',
      '<h2> There are no figures yet',
      'A figure is a number that the site claims, with its source.',
      '<ul aria-label="Figures">',
    ])
  })
})

const edit = {
  published: stored,
  latest: stored,
  hasDraft: true,
  mayEdit: true,
  mayPublish: true,
  isSaving: false,
  isValid: true,
  failure: null,
} as unknown as FigureEdit

const content = {key: 'hours', value: 5, upTo: null, prefix: null, suffix: null}
const change = {before: content, after: {...content, value: 8}}

const publishing = (more: Partial<FigureEdit>, pages = 1) =>
  h(PublishFigure, {edit: {...edit, ...more}, change, pages})

const off = (text: string) => ['<button data-disabled="true" disabled="">', text]

describe('publishing a figure', () => {
  const discard = ['<button>', 'Discard the change']
  const publish = ['<button>', 'Publish…']
  test.each<[string, Partial<FigureEdit>, string[]]>([
    ['is offered for a change', {}, ['<output> One page changes.', ...discard, ...publish]],
    [
      'has nothing to discard at first',
      {published: null},
      ['<output> One page changes.', ...publish],
    ],
    [
      'waits for the draft',
      {isSaving: true},
      ['<output> One page changes.', ...discard, ...off('Saving…')],
    ],
    [
      'is off by role',
      {mayPublish: false},
      ['<output> One page changes.', ...discard, ...off('Publish…')],
    ],
    [
      'is off for a faulty figure',
      {isValid: false},
      [
        '<output> One page changes.',
        ...discard,
        ...off('Publish…'),
        '<div data-tone="critical" role="alert">',
        'Fix the figure first: open it to see what’s missing.',
      ],
    ],
    [
      'says why it failed',
      {failure: 'Offline', isValid: false},
      [
        '<output> One page changes.',
        ...discard,
        ...off('Publish…'),
        '<div data-tone="critical" role="alert">',
        'Offline',
      ],
    ],
    ['is not shown without a draft', {hasDraft: false}, ['']],
    [
      'is not for those who may not edit',
      {mayEdit: false},
      ['You can view figures but not change them.'],
    ],
    [
      'is shown before roles are known',
      {mayEdit: null},
      ['<output> One page changes.', ...discard, ...publish],
    ],
  ])('%s', async (_, more, expected) => {
    expect(await inEnglish(publishing(more))).toBe(lines(...expected))
  })

  test.each([
    [0, 'No published page changes.', 'Aucune page publiée ne change.'],
    [1, 'One page changes.', 'Une page change.'],
    [2, '2 pages change.', '2 pages changent.'],
  ])('says that %i pages change', async (pages, ...expected) => {
    const texts = await inBoth(publishing({}, pages))
    expect(texts.map((text) => text.split('\n')[0])).toEqual(
      expected.map((text) => `<output> ${text}`),
    )
  })

  test.each<[string, FigureContent | null, boolean]>([
    ['the same', content, false],
    ['another number', {...content, value: 8}, true],
    [
      'another unit in one language',
      {...content, suffix: {_type: 'localizedAffix', fr: ' h'}},
      true,
    ],
    ['nothing', null, true],
  ])('that leaves %s to read changes pages: %s', (_, after, isChanged) => {
    expect(isDifferent({before: content, after})).toBe(isChanged)
    expect(isDifferent({before: after, after: content})).toBe(isChanged)
  })
})

const form = (latest: object | null, mayEdit: boolean | null = true) =>
  h(ValueForm, {edit: {...edit, latest, mayEdit} as FigureEdit})

describe('the form of a figure', () => {
  test('has its number, the end of its range and its day', async () => {
    expect(await inEnglish(form({...stored, upTo: 2000}))).toBe(
      lines(
        '<label>',
        'Number',
        '<input inputMode="decimal" type="text" value="1234.5"/>',
        '<label>',
        'Up to',
        '<input inputMode="decimal" type="text" value="2000"/>',
        'Only for a range.',
        '<label>',
        'As of',
        '<input type="date" value="2026-03-02"/>',
      ),
    )
  })

  test.each([
    [2000, false],
    [1234.6, false],
    [1234.5, true],
    [0, true],
    [null, false],
  ])('refuses a range that ends at %s: %s', async (upTo, isRefused) => {
    const screen = await inEnglish(form({...stored, upTo}))
    expect(screen.includes('The end of the range must be higher than its start.')).toBe(isRefused)
  })

  test.each([false, null])('is only read where editing is %s', async (mayEdit) => {
    const screen = await inEnglish(form(null, mayEdit))
    expect(screen.match(/<input .*readOnly=""/g)).toHaveLength(3)
    expect(screen.match(/value=""/g)).toHaveLength(3)
  })

  test.each([
    ['', null],
    ['  ', null],
    ['5', 5],
    [' 5.5 ', 5.5],
    ['5,5', 5.5],
    ['-3', -3],
    ['5.', undefined],
    [',5', undefined],
    ['5e3', undefined],
    ['1 000', undefined],
  ])('takes %j as %s', (typed, number) => {
    expect(numberIn(typed)).toBe(number)
  })

  test('stands below its facts in each language', async () => {
    const facts = h(Facts, {usage, edit, locale: 'en', now})
    const [english = '', french = ''] = await inBoth(facts)
    expect(english.slice(english.indexOf('<h2'))).toBe(
      lines(
        '<h2 lang="en"> Hours',
        ...locales.flatMap((locale) => [
          `<div lang="${locale}">`,
          languages[locale].name,
          written[locale] ?? '',
        ]),
        '<div lang="en"> Our survey',
        '<code>{{hours}}',
        'As of March 2, 2026',
        '<a href="/intent/edit/id=figure-hours;type=figure/">Open the figure',
      ),
    )
    expect(french).toMatch(/\nEn date du March 2, 2026\n.*>Ouvrir le chiffre$/)
  })
})

const documents = [
  {_id: 'page-en', _type: 'page', language: 'en', title: 'Home', path: '/'},
  {_id: 'page-fr', _type: 'page', language: 'fr', title: 'Accueil', path: '/'},
  {_id: 'menus', _type: 'navigation'},
]

const use = (id: string, locale: Use['locale'], more: Partial<Use> = {}): Use => ({
  key: 'hours',
  id,
  path: 'title',
  text: 'Save {{hours}} hours. More.',
  locale,
  isPublished: true,
  ...more,
})

const shownIn = (uses: Use[], of = change as Parameters<typeof Uses>[0]['change']) =>
  h(Uses, {uses, change: of, figures: [], site: siteOf(documents)})

describe('the uses of a figure', () => {
  test('are listed by document, with the sentence before and after', async () => {
    const uses = [use('page-fr', 'fr', {isPublished: false}), use('page-en', 'en')]
    expect((await inEnglish(shownIn(uses))).replace(/aria-labelledby="\S+"/, '')).toBe(
      lines(
        '<section >',
        '<h2> Where it is used',
        '<h3>',
        '<a aria-label="Edit Home" lang="en" href="/intent/edit/id=page-en;type=page;path=title/">Home',
        'Page · English',
        '<ul>',
        '<li lang="en">',
        'Now',
        'Save',
        '<del>5',
        'hours.',
        'After publishing',
        'Save',
        '<ins>8',
        'hours.',
        'Shown on',
        '<a href="/" target="_blank" rel="noreferrer" hrefLang="en" aria-label="Open / in a new tab">/',
        '<h3>',
        '<a aria-label="Edit Accueil" lang="fr" href="/intent/edit/id=page-fr;type=page;path=title/">Accueil',
        'Page · Français',
        '<ul>',
        '<li lang="fr">',
        'Now',
        'Save',
        '<del>5',
        'hours.',
        'After publishing',
        'Save',
        '<ins>8',
        'hours.',
        'Draft only',
        'No published page shows it.',
      ),
    )
  })

  test('on every page are not listed by page', async () => {
    const screen = await inEnglish(shownIn([use('menus', null)], {before: content, after: content}))
    expect(screen.split('\n').slice(2)).toEqual([
      '<h3>',
      '<a aria-label="Edit Menus and footer" href="/intent/edit/id=menus;type=navigation;path=title/">Menus and footer',
      'Menus and footer',
      '<ul>',
      '<li lang="en">',
      'Save',
      '<mark>5',
      'hours.',
      'Shown on every page',
    ])
  })

  test.each([
    ['no longer published', {before: content, after: null}, ['<del>5', '<ins>–']],
    ['not yet published', {before: null, after: content}, ['<del>–', '<ins>5']],
    ['written nowhere', {before: null, after: null}, ['<mark>–']],
  ])('of a figure %s have a dash', async (_, of, marks) => {
    const screen = await inEnglish(shownIn([use('page-en', 'en')], of))
    expect(screen.match(/<(?:del|ins|mark)>.*/g)).toEqual(marks)
  })

  test('may be none', async () => {
    const french = (await screenIn('fr-FR'))(shownIn([]))
    expect(french.split('\n').slice(1)).toEqual([
      '<h2> Où il est utilisé',
      'Aucun document n’utilise ce chiffre.',
    ])
  })
})
