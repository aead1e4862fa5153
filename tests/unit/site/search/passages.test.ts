import {array, assert, constantFrom, integer, oneof, property, string} from 'fast-check'
import {describe, expect, it} from 'vitest'

import {fold} from '../../../../lib/i18n/fold'
import {bestPassage, countWords, excerptOf, markWords} from '../../../../lib/search/passages'
import {isWanted, searchWords} from '../../../../lib/search/words'

const words = searchWords('données équipe', 'fr')

const folded = (text: string) => ({text, folded: fold(text)})

const sentence = array(
  oneof(constantFrom('données', 'EQUIPES', 'donnees', '<b>', '{{key}}'), string({unit: 'binary'})),
  {maxLength: 60},
).map((parts) => parts.join(' ').replaceAll('…', ''))

describe('marking', () => {
  it('highlights words regardless of accents and case, and prefixes of the last word', () => {
    expect(markWords('Vos DONNEES, vos équipes.', words)).toEqual([
      {text: 'Vos ', marked: false},
      {text: 'DONNEES', marked: true},
      {text: ', vos ', marked: false},
      {text: 'équipes', marked: true},
      {text: '.', marked: false},
    ])
  })

  it('highlighting keeps the text and marks searched words only', () => {
    assert(
      property(sentence, (text) => {
        const pieces = markWords(text, words)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        const wrong = pieces.filter(({text: part, marked}) =>
          marked ? !isWanted(fold(part), words) : part === '',
        )
        expect(wrong).toEqual([])
      }),
    )
  })
})

describe('a passage', () => {
  it.each([
    ['abc données defg', 16, 'abc données defg'],
    ['abc données defg', 15, 'abc données…'],
    ['abc, données, defg hijk', 13, '…données, defg…'],
    ['données🎉🎉🎉🎉🎉', 12, 'données🎉🎉…'],
    ['données, équipe, abc', 17, 'données, équipe…'],
    ['abcdefghijklmnop données', 12, '…données'],
    ['abcdefghij klmnop données qrst uvwxyz', 21, '…klmnop données qrst…'],
  ])('the excerpt of %j in %i characters is %j', (text, length, excerpt) => {
    expect(excerptOf(text, words, length)).toBe(excerpt)
  })

  it('an excerpt contains a searched word and stays within the limit', () => {
    assert(
      property(sentence, integer({min: 20, max: 120}), (text, length) => {
        const passage = excerptOf(text, words, length)
        expect(passage.length).toBeLessThanOrEqual(length + 2)
        expect(text).toContain(passage.replaceAll('…', ''))
        const first = markWords(text, words).find(({marked}) => marked)
        const fits = first !== undefined && first.text.length < length / 2
        expect(!fits || countWords(fold(passage), words) > 0).toBe(true)
      }),
    )
  })

  it('the excerpt comes from the text with the most searched words', () => {
    const texts = ['Résumé.', 'Vos données.', 'Les données de l’équipe.', 'Équipe et données.']
    expect(bestPassage(texts.map(folded), words)).toBe('Les données de l’équipe.')
    expect(bestPassage(['Résumé.', 'Autre.'].map(folded), words)).toBe('Résumé.')
    expect(bestPassage([], words)).toBe('')
  })
})
