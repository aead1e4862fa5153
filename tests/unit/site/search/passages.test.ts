import {array, assert, constantFrom, integer, oneof, property, string} from 'fast-check'
import {describe, expect, it} from 'vitest'

import {bestPassage, countWords, excerptOf, markWords} from '../../../../lib/search/passages'
import {fold, isWanted, searchWords} from '../../../../lib/search/words'

const words = searchWords('données équipe', 'fr')

const sentence = array(
  oneof(constantFrom('données', 'EQUIPES', 'donnees', '<b>', '{{key}}'), string({unit: 'binary'})),
  {maxLength: 60},
).map((parts) => parts.join(' ').replaceAll('…', ''))

describe('marking', () => {
  it('finds words with other accents and capitals, and beginnings of the last word', () => {
    expect(markWords('Vos DONNEES, vos équipes.', words)).toEqual([
      {text: 'Vos ', marked: false},
      {text: 'DONNEES', marked: true},
      {text: ', vos ', marked: false},
      {text: 'équipes', marked: true},
      {text: '.', marked: false},
    ])
  })

  it('marks no part of a word', () => {
    expect(markWords('métadonnées', words)).toEqual([{text: 'métadonnées', marked: false}])
  })

  it('loses nothing of a text, and marks nothing but searched words', () => {
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
  it('is a short text as it is', () => {
    expect(excerptOf('Vos données.', words)).toBe('Vos données.')
  })

  it('is cut between words, and says so', () => {
    const text = `${'avant '.repeat(40)}données ${'après '.repeat(40)}`.trim()
    const passage = excerptOf(text, words, 60)
    expect(passage).toMatch(/^…(avant )+données (après )+après…$/)
    expect(passage.length).toBeLessThanOrEqual(62)
  })

  it('shows as much as fits where the word comes last', () => {
    const passage = excerptOf(`${'avant '.repeat(40)}données`, words, 60)
    expect(passage).toMatch(/^…(avant )+données$/)
    expect(passage.length).toBeGreaterThan(50)
  })

  it('contains a searched word whenever the text does, and is a short enough part of the text', () => {
    assert(
      property(sentence, integer({min: 20, max: 120}), (text, length) => {
        const passage = excerptOf(text, words, length)
        expect(passage.length).toBeLessThanOrEqual(length + 2)
        expect(text).toContain(passage.replaceAll('…', ''))
        const first = markWords(text, words).find(({marked}) => marked)
        const fits = first !== undefined && first.text.length < length / 2
        expect(!fits || countWords(passage, words) > 0).toBe(true)
      }),
    )
  })

  it('comes from the first text with most of the words', () => {
    const texts = ['Résumé.', 'Vos données.', 'Les données de l’équipe.', 'Équipe et données.']
    expect(bestPassage(texts, words)).toBe('Les données de l’équipe.')
    expect(bestPassage(['Résumé.', 'Autre.'], words)).toBe('Résumé.')
    expect(bestPassage([], words)).toBe('')
  })
})
