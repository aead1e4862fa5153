import {createElement as h} from 'react'
import {describe, expect, test} from 'vitest'

import {articleEvent, Month, releaseEvents} from '../../../../studio/tools/home/calendar'
import {Deleted} from '../../../../studio/tools/home/deleted'
import {sort} from '../../../../studio/tools/home/documents'
import {DocumentLink, listed, useRowOf} from '../../../../studio/tools/home/listed-document'
import {Panel, type Row} from '../../../../studio/tools/home/panel'
import {type Release, ReleaseLink, Scheduled} from '../../../../studio/tools/home/releases'
import {lines} from '../../outline'
import {inBoth, inEnglish, screenIn} from '../screen'

const retry = () => {}
const rows = (count: number): Row[] =>
  Array.from({length: count}, (_, index) => ({
    key: `row-${index}`,
    link: `Row ${index + 1}`,
    facts: ['Page EN', 'today'],
  }))

type PanelProps = Parameters<typeof Panel>[0]

const panel = (props: Partial<PanelProps>) => h(Panel, {name: 'mine', rows: [], retry, ...props})

const mine = '<section aria-label="Your drafts" data-testid="home-mine">'
const failed = (text: string, again: string) =>
  lines('<div data-tone="critical" role="alert">', text, '<button>', again)

describe('a list of the home tool', () => {
  test.each<[string, Partial<PanelProps>, string[]]>([
    ['waits for the first answer', {rows: undefined}, ['<p aria-live="polite"> Loading…']],
    [
      'says that it is empty',
      {rows: []},
      ['<p aria-live="polite"> You have no unpublished changes.'],
    ],
    [
      'says how far it is, and what it has by then',
      {rows: rows(1), progress: 'Checked 1 of 2'},
      [
        '1',
        '<p aria-live="polite"> Checked 1 of 2',
        '<ul>',
        '<li>',
        'Row 1',
        '<div title="Page EN · today"> Page EN · today',
      ],
    ],
    [
      'has no number where it never shows all',
      {rows: rows(1), isCounted: false},
      ['<ul>', '<li>', 'Row 1', '<div title="Page EN · today"> Page EN · today'],
    ],
    [
      'offers to try again instead of saying that it is empty',
      {rows: undefined, error: new Error('Unreachable')},
      [failed('This couldn’t be loaded.', 'Try again')],
    ],
    [
      'keeps its rows while the Content Lake does not answer',
      {rows: rows(1), error: null, footer: 'More below'},
      [
        '1',
        failed('This couldn’t be loaded.', 'Try again'),
        '<ul>',
        '<li>',
        'Row 1',
        '<div title="Page EN · today"> Page EN · today',
        'More below',
      ],
    ],
  ])('%s', async (_, props, expected) => {
    expect(await inEnglish(panel(props))).toBe(lines(mine, '<h2> Your drafts', ...expected))
  })

  test('has the title that it is given', async () => {
    expect(await inEnglish(panel({name: 'alt', title: 'Into French'}))).toBe(
      lines(
        '<section aria-label="Into French" data-testid="home-alt">',
        '<h2> Into French',
        '<p aria-live="polite"> Every published picture has a description.',
      ),
    )
  })

  test.each([
    [6, [], []],
    [7, ['Show 1 more'], ['Afficher 1 autre']],
    [8, ['Show 2 more'], ['Afficher 2 autres']],
  ])('of %i rows shows six at first', async (count, ...buttons) => {
    const texts = await inBoth(panel({rows: rows(count)}))
    for (const [index, text] of texts.entries()) {
      expect(text.split('\n').filter((line) => line.startsWith('Row'))).toEqual(
        rows(6).map(({link}) => link),
      )
      expect(text.split('<button>\n').slice(1)).toEqual(buttons[index])
      expect(text.split('\n')[2]).toBe(String(count))
    }
  })
})

const page = {_id: 'drafts.about', _type: 'page', language: 'fr', title: 'À propos'}

const release: Release = {
  name: 'spring',
  state: 'active',
  title: 'Spring',
  at: null,
  cardinality: null,
  documents: [],
}

const Facts = ({language}: {language: string | null}) =>
  useRowOf()({...page, language}, new Date(2026, 10, 27, 9, 5).toISOString()).facts.join(' | ')

describe('a document in a list', () => {
  test.each([
    ['by its title', {document: page}, '<a href="/intent/edit/id=about;type=page/">À propos'],
    [
      'by what it is',
      {document: {...page, title: ''}},
      '<a href="/intent/edit/id=about;type=page/">Page',
    ],
    [
      'at a field',
      {document: page, path: 'seo'},
      '<a href="/intent/edit/id=about;type=page;path=seo/">À propos',
    ],
    [
      'in a release',
      {document: {...page, _id: 'versions.spring.about'}, release: 'spring'},
      '<a href="/intent/edit/id=about;type=page/?perspective=spring">À propos',
    ],
  ])('opens %s', async (_, props, link) => {
    expect(await inEnglish(h(DocumentLink, props))).toBe(link)
  })

  test('says what it is, in which language, and when', async () => {
    const french = await screenIn('fr-FR')
    expect(await inEnglish(h(Facts, {language: 'fr'}))).toBe('Page FR | Nov 27, 2026, 9:05 AM')
    expect(french(h(Facts, {language: null}))).toBe('Page | 27 nov. 2026, 09:05')
  })

  test('has no language that the site does not have', () => {
    const stored = {...page, _rev: '1', _createdAt: '', _updatedAt: '', language: 'xx'}
    expect(listed(stored)).toEqual({...page, language: null})
    expect(listed({...stored, language: 'en'})).toEqual({...page, language: 'en'})
  })

  test('is among the own drafts by its latest change', () => {
    const changed = ['1', '2', '3'].map((_rev) => Object.assign({_rev, _updatedAt: ''}, page))
    const [first, second, third] = changed
    expect(sort(changed, new Set(['2', 'another']))).toEqual({
      mine: [second],
      others: [first, third],
    })
  })
})

describe('the releases', () => {
  const at = new Date(2026, 11, 1, 10).toISOString()
  const one = {...release, cardinality: 'one', documents: [{...page, _id: 'versions.spring.about'}]}

  test.each([
    ['a release', release, '<a href="/studio/releases/spring">Spring'],
    [
      'a release without a title',
      {...release, title: ''},
      '<a href="/studio/releases/spring">Untitled',
    ],
    ['one document', one, '<a href="/intent/edit/id=about;type=page/?perspective=spring">À propos'],
    [
      'one document that is gone',
      {...one, documents: []},
      '<a href="/studio/releases/spring">Spring',
    ],
    [
      'a release of one document',
      {...release, documents: one.documents},
      '<a href="/studio/releases/spring">Spring',
    ],
  ])('%s is opened where it is', async (_, opened, link) => {
    expect(await inEnglish(h(ReleaseLink, {release: opened}))).toBe(link)
  })

  test.each<[string, Partial<Release>, string, string]>([
    ['no date', {}, 'No date · 0 documents', 'Sans date · 0 document'],
    [
      'a planned date',
      {at, documents: [page]},
      'Planned for Dec 1, 2026, 10:00 AM · 1 document',
      'Prévue pour le 1 déc. 2026, 10:00 · 1 document',
    ],
    [
      'a fixed date',
      {at, state: 'scheduled', documents: [page, page]},
      'Scheduled for Dec 1, 2026, 10:00 AM · 2 documents',
      'Programmée pour le 1 déc. 2026, 10:00 · 2 documents',
    ],
    [
      'one document',
      {...one, at, state: 'scheduling'},
      'Scheduled for Dec 1, 2026, 10:00 AM · Page FR',
      'Programmée pour le 1 déc. 2026, 10:00 · Page FR',
    ],
  ])('with %s say so', async (_, facts, ...expected) => {
    const data = [{...release, ...facts}]
    const texts = await inBoth(h(Scheduled, {data, error: undefined, retry}))
    expect(texts.map((text) => text.match(/(?<=<div title=")[^"]+/)?.[0])).toEqual(expected)
  })

  test('are listed until they are published', async () => {
    const states = ['publishing', 'published', 'active', 'scheduling', 'scheduled'] as const
    const data = states.map((state) =>
      Object.assign({}, release, {name: state, title: state, state}),
    )
    const text = await inEnglish(h(Scheduled, {data, error: undefined, retry}))
    expect(text.match(/href="[^"]+/g)).toEqual([
      'href="/studio/releases/active',
      'href="/studio/releases/scheduling',
      'href="/studio/releases/scheduled',
      'href="/studio/releases',
    ])
  })
})

const month = (events: Parameters<typeof Month>[0]['events']) =>
  h(Month, {month: '2026-11', today: '2026-11-27', label: 'November 2026', events})

const weekdays = (text: string) => text.match(/(?<=abbr=")[^"]+/g)

describe('the calendar', () => {
  test('begins its weeks where the reader lives', async () => {
    const [english = '', french = ''] = await inBoth(month([]))
    expect(weekdays(english)).toEqual(
      'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    )
    expect(weekdays(french)).toEqual(
      'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
    )
  })

  test('has each day of the month once, and marks today', async () => {
    const text = await inEnglish(month([]))
    const days = [...text.matchAll(/<time dateTime="2026-11-(\d\d)">(\d+)$/gm)]
    expect(days.map(([, day]) => Number(day))).toEqual(days.map(([, , written]) => Number(written)))
    expect(days).toHaveLength(30)
    expect(text.match(/.*aria-current="date".*\n.*/g)).toEqual([
      lines('<td data-tone="primary" aria-current="date">', '<time dateTime="2026-11-27">27'),
    ])
  })

  test('shows articles and dated releases on their days', async () => {
    const article = {...page, _type: 'article', day: '2026-11-03'}
    const at = new Date(2026, 10, 30, 23, 59).toISOString()
    expect(releaseEvents([release])).toEqual([])
    const events = [...releaseEvents([{...release, at}, release]), articleEvent(article)]
    const text = await inEnglish(month(events))
    expect(text).toContain(
      lines(
        '<time dateTime="2026-11-03">3',
        '<ul>',
        '<li>',
        '<div title="Article">',
        '<a href="/intent/edit/id=about;type=article/">À propos',
        '<td>',
      ),
    )
    expect(text).toContain(
      lines(
        '<time dateTime="2026-11-30">30',
        '<ul>',
        '<li>',
        '<div title="Release">',
        '<a href="/studio/releases/spring">Spring',
      ),
    )
    expect(text.match(/<li>/g)).toHaveLength(2)
  })
})

test('deleted documents are read when somebody asks for them', async () => {
  expect(await inEnglish(h(Deleted))).toBe(
    lines(
      '<section aria-label="Recently deleted" data-testid="home-deleted">',
      '<h2> Recently deleted',
      '<p aria-live="polite"> Open a document deleted in the last 30 days to restore it.',
      '<button>',
      'Show',
    ),
  )
})
