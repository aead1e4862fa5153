import {describe, expect, it} from 'vitest'

import {readCell} from '../../../components/comparison-table/cell'

const english = {yes: 'Yes', no: 'No', depends: 'Depends'}
const french = {yes: 'Oui', no: 'Non', depends: 'Dépend'}

describe('a cell of a comparison', () => {
  it.each([
    ['Yes, by voice', english, {answer: 'yes', word: 'Yes', rest: ', by voice'}],
    ['No', english, {answer: 'no', word: 'No', rest: ''}],
    ['Depends on the plan', english, {answer: 'depends', word: 'Depends', rest: ' on the plan'}],
    ['Dépend de l’offre', french, {answer: 'depends', word: 'Dépend', rest: ' de l’offre'}],
    ['Oui : en Irlande', french, {answer: 'yes', word: 'Oui', rest: ' : en Irlande'}],
  ])('finds the answer at the start of %j', (text, words, expected) => {
    expect(readCell(text, words)).toEqual(expected)
  })

  it.each(['Nothing to set up', 'Yesterday', 'OAuth sign-in', ''])(
    'finds no answer in %j',
    (text) => {
      expect(readCell(text, english)).toEqual({rest: text})
    },
  )
})
