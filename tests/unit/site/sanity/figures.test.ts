import {describe, expect, it} from 'vitest'

import {
  formatFigure,
  figureKeys,
  insertFigures,
  referencedFigureKeys,
} from '../../../../lib/sanity/figures'
import type {FigureContent} from '../../../../lib/sanity/types'

type Affix = {en: string; fr: string}

const affix = (texts?: Affix) => (texts ? {_type: 'localizedAffix' as const, ...texts} : null)

function figure(
  value: number,
  {key = 'figure', upTo = null, prefix, suffix}: Figure = {},
): FigureContent {
  return {key, value, upTo, prefix: affix(prefix), suffix: affix(suffix)}
}

interface Figure {
  key?: string
  upTo?: number | null
  prefix?: Affix
  suffix?: Affix
}

const percent: Affix = {en: '%', fr: '\u202F%'}
const euros = {prefix: {en: '€', fr: ''}, suffix: {en: '', fr: '\u00A0€'}}

describe('a figure as readers see it', () => {
  it('formats the affixes of the language', () => {
    expect(formatFigure(figure(67, {suffix: percent}), 'en')).toBe('67%')
    expect(formatFigure(figure(67, {suffix: percent}), 'fr')).toBe('67\u202F%')
    expect(formatFigure(figure(29, euros), 'en')).toBe('€29')
    expect(formatFigure(figure(29, euros), 'fr')).toBe('29\u00A0€')
  })

  it('groups digits and separates decimals as the language does', () => {
    expect(formatFigure(figure(1_234_567.5), 'en')).toBe('1,234,567.5')
    expect(formatFigure(figure(1_234_567.5), 'fr')).toBe('1\u202F234\u202F567,5')
  })

  it('formats a range with one suffix', () => {
    expect(formatFigure(figure(20, {upTo: 30, suffix: percent}), 'en')).toBe('20–30%')
    expect(formatFigure(figure(20, {upTo: 30, suffix: percent}), 'fr')).toBe(
      '20\u00A0à\u00A030\u202F%',
    )
    expect(formatFigure(figure(1000, {upTo: 2500}), 'fr')).toBe('1\u202F000\u00A0à\u00A02\u202F500')
  })
})

describe('figures in copy', () => {
  const figures = [
    figure(67, {key: 'saved', suffix: percent}),
    figure(20, {key: 'share', upTo: 30}),
  ]

  it('keeps code and addresses as they are', () => {
    const content = {
      url: 'https://other.example/{{saved}}',
      slug: {current: '{{saved}}'},
      body: [
        {_type: 'codeSample', code: 'Hi {{saved}}'},
        {_type: 'block', children: [{_type: 'span', marks: ['strong', 'code'], text: '{{saved}}'}]},
      ],
    }
    expect(insertFigures(content, figures, 'en')).toEqual(content)
    expect(figureKeys(content)).toEqual([])
    expect(referencedFigureKeys(content)).toEqual([])
  })

  it('replaces tokens in every string', () => {
    const content = {
      title: 'Save {{saved}}',
      points: [{text: '{{share}} of {{saved}}, {{share}}'}, {text: null}],
    }
    expect(insertFigures(content, figures, 'fr')).toEqual({
      title: 'Save 67\u202F%',
      points: [{text: '20\u00A0à\u00A030 of 67\u202F%, 20\u00A0à\u00A030'}, {text: null}],
    })
  })

  it('replaces the token of an unpublished figure by a dash', () => {
    expect(insertFigures('Save {{unknown}} a week', figures, 'en')).toBe('Save – a week')
    expect(insertFigures('Save {{saved}}', [], 'en')).toBe('Save –')
  })

  it('replaces nothing but tokens', () => {
    const texts = ['{saved}', '{{ saved }}', '{{Saved}}', '{{}}', '{{sa ved}}', 'saved']
    expect(insertFigures(texts, figures, 'en')).toEqual(texts)
    expect(figureKeys(texts)).toEqual([])
  })

  it('inserts replacement patterns such as $& literally', () => {
    const dollars = [figure(5, {key: 'price', prefix: {en: '$&', fr: '$1'}})]
    expect(insertFigures('From {{price}}', dollars, 'en')).toBe('From $&5')
  })

  it('lists the keys in a value once each, in order', () => {
    const content = {b: '{{share}}', a: [{text: '{{saved}} {{share}}'}, 7, null], c: '{{a-1}}'}
    expect(figureKeys(content)).toEqual(['share', 'saved', 'a-1'])
  })
})
