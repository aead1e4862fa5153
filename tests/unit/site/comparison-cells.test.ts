import {createElement} from 'react'
import {describe, expect, it} from 'vitest'

import {readCell} from '../../../components/comparison-table/cell'
import {ComparisonTable} from '../../../components/comparison-table/comparison-table'
import {drawnBy, editable, editsOf, pageIn} from './pieces.ts'

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

const rows = [
  {_key: 'r', criterion: 'Voice', cells: ['Oui, partout', 'Non', 'Dépend de l’offre']},
  {_key: 'bare', criterion: 'Bare', cells: null},
]

function comparison(columns: string[], edit = pageIn('fr').edit) {
  const table = {
    _id: 't',
    _type: 'comparisonTable',
    title: 'Côte à côte',
    columns,
    rows,
    source: 'Une page',
    asOf: '2025-09-17',
  }
  const props = {table: table as never, id: 'here', context: pageIn('fr', edit)}
  return createElement(ComparisonTable, props)
}

describe('a comparison on a page', () => {
  it.each([
    [
      ['Autre', 'Nous'],
      '<section aria-labelledby="here-caption" tabindex="0" data-columns="3" data-ruled="true"> ¶ <caption id="here-caption"> ¶ Côte à côte ¶ <th scope="col"> ¶ Critère ¶ <th scope="col"> ¶ Autre ¶ <th scope="col"> ¶ Nous ¶ <th scope="row"> ¶ Voice ¶ [check] ¶ <strong>Oui</strong>, partout ¶ [x] ¶ <strong>Non</strong> ¶ [circle-dashed] ¶ <strong>Dépend</strong> de l’offre ¶ <th scope="row"> ¶ Bare ¶ Une page. À jour en septembre 2025.',
    ],
    [
      ['Une', 'Autre', 'Nous'],
      'Comparer avec ¶ <input type="radio" name="here-against" checked="" value="0"/> ¶ Une ¶ <input type="radio" name="here-against" value="1"/> ¶ Autre ¶ <section aria-labelledby="here-caption" tabindex="0" data-columns="4" data-ruled="true"> ¶ <caption id="here-caption"> ¶ Côte à côte ¶ <th scope="col"> ¶ Critère ¶ <th scope="col"> ¶ Une ¶ <th scope="col"> ¶ Autre ¶ <th scope="col"> ¶ Nous ¶ <th scope="row"> ¶ Voice ¶ [check] ¶ <strong>Oui</strong>, partout ¶ [x] ¶ <strong>Non</strong> ¶ [circle-dashed] ¶ <strong>Dépend</strong> de l’offre ¶ <th scope="row"> ¶ Bare ¶ Une page. À jour en septembre 2025.',
    ],
  ])('shows %j, and chooses between two others', async (columns, pieces) => {
    expect(await drawnBy(comparison(columns))).toBe(pieces)
  })

  it('each field opens in the Studio, and only rows can be dragged', async () => {
    expect(await editsOf(comparison(['Une', 'Autre', 'Nous'], editable))).toBe(
      't rows ¶ (t columns[0]) ¶ (t columns[1]) ¶ (t columns[0]) ¶ (t columns[1]) ¶ (t columns[2]) ¶ t rows[r] ¶ t rows[r].criterion ¶ (t rows[r].cells[0]) ¶ (t rows[r].cells[1]) ¶ (t rows[r].cells[2]) ¶ t rows[bare] ¶ t rows[bare].criterion ¶ t source',
    )
  })
})
