import {describe, expect, it} from 'vitest'

import type {FigureContent} from '../../../../lib/sanity/types'
import {sentenceOf} from '../../../../studio/tools/figures/sentences'

describe('the sentence around a figure', () => {
  const affix = {_type: 'localizedAffix' as const, en: '%', fr: '\u202F%'}
  const figures: FigureContent[] = [
    {key: 'saved', value: 67, upTo: null, prefix: null, suffix: affix},
    {key: 'hours', value: 5, upTo: 8, prefix: null, suffix: null},
  ]
  const sentence = (text: string, locale: 'en' | 'fr' = 'en') =>
    sentenceOf({key: 'saved', text, locale}, figures)

  it('the sentence is split at the figure, with other figures filled in', () => {
    expect(sentence('First. Save {{saved}} in {{hours}} hours. Last.')).toEqual([
      'Save ',
      ' in 5–8 hours.',
    ])
    expect(sentence('Gagnez {{saved}} dès {{hours}} h.', 'fr')).toEqual([
      'Gagnez ',
      ' dès 5\u00A0à\u00A08 h.',
    ])
  })

  it('several sentences are listed if several contain the figure', () => {
    expect(sentence('Save {{saved}}. Nothing. Really {{saved}}.')).toEqual([
      'Save ',
      '. Really ',
      '.',
    ])
  })

  it('a figure alone is its own sentence', () => {
    expect(sentence('{{saved}}')).toEqual(['', ''])
  })
})
