import {describe, expect, it} from 'vitest'

import {offered} from '../../../../studio/figures/figure-picker'
import {interpolate} from '../../../../studio/figures/interpolation'
import {
  type KnownFigure,
  knownFigures,
  type StoredFigure,
} from '../../../../studio/figures/stored-figures'
import {localeOfText, mayNameFigures} from '../../../../studio/inputs/figures/named-figures'

const stored: StoredFigure[] = [
  {_id: 'saved', key: 'saved', value: 67, label: {en: 'less time', fr: 'de temps gagné'}},
  {_id: 'drafts.saved', key: 'saved', value: 71, label: {en: 'less time', fr: 'de temps gagné'}},
  {_id: 'drafts.new', key: 'brand-new', value: 3},
  {_id: 'versions.spring.old', key: 'old', value: 1},
]
const figures = knownFigures(stored)

describe('figures with their drafts', () => {
  it('lists each figure once, with its draft but without release versions', () => {
    expect(figures.map(({id, key}) => [id, key])).toEqual([
      ['new', 'brand-new'],
      ['saved', 'saved'],
    ])
    expect(figures).toEqual([
      {id: 'new', key: 'brand-new', published: null, draft: stored[2]},
      {id: 'saved', key: 'saved', published: stored[0], draft: stored[1]},
    ])
  })
})

describe('a text with figures', () => {
  it("replaces tokens by the editors' current values", () => {
    expect(interpolate('Save {{saved}}', figures, 'en')).toEqual({
      text: 'Save 71',
      unknown: [],
      unpublished: [],
    })
  })

  it('reports figures that are not published', () => {
    expect(interpolate('{{brand-new}} {{nothing}}', figures, 'en')).toEqual({
      text: '3 –',
      unknown: ['nothing'],
      unpublished: ['brand-new'],
    })
  })
})

const copyField = (
  path: string[],
  schemaType: {name: string; options?: object} = {name: 'string'},
) => mayNameFigures({schemaType, path})

describe('a field', () => {
  it('a copy field accepts figures', () => {
    expect(copyField(['sections', 'title'])).toBe(true)
    expect(copyField(['seo', 'description'], {name: 'text'})).toBe(true)
  })

  it('URLs, settings and choices accept no figures', () => {
    expect(copyField(['path'])).toBe(false)
    expect(copyField(['contactEmail'])).toBe(false)
    expect(copyField(['url'], {name: 'url'})).toBe(false)
    expect(copyField(['tone'], {name: 'string', options: {list: ['a']}})).toBe(false)
  })

  it("a field's language comes from its document or path", () => {
    expect(localeOfText('fr', ['title'])).toBe('fr')
    expect(localeOfText(undefined, ['tagline', 'fr'])).toBe('fr')
    expect(localeOfText(undefined, ['title'])).toBe(null)
  })
})

const figure = (key: string, label: StoredFigure['label'], value?: number): KnownFigure => ({
  id: key,
  key,
  published: {_id: key, key, label: label ?? null, ...(value !== undefined && {value})},
  draft: null,
})

describe('the figures that a text can name', () => {
  const known = [
    figure('crm-hours', {en: 'Hours a week', fr: 'Heures par semaine'}, 0),
    figure('team', {en: 'People'}, 10_000),
    figure('unfinished', {en: 'Hours'}),
  ]

  it.each([
    ['', ['crm-hours', 'team']],
    ['hours', ['crm-hours']],
    ['HEURES', ['crm-hours']],
    ['people', ['team']],
    ['week  héures', ['crm-hours']],
    ['hours people', []],
    ['unfinished', []],
    ['10 000', ['team']],
  ])('are found by “%s”, in any language', (words, keys) => {
    expect(offered(known, words).map(({key}) => key)).toEqual(keys)
  })
})
