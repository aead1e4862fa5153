import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {messages, translatorFor} from '../../../../lib/i18n/messages'
import {answers} from '../../../../lib/sanity/options'
import {comparisonCells} from '../../../../lib/sanity/tables'

const text = fc.oneof(
  fc.string({unit: 'grapheme'}),
  fc.constantFrom('No-code setup', 'Yes, by voice', 'Nonprofit', 'Oui-Go', 'Dépend', 'No ✓'),
)
const row = fc.record({
  cells: fc.array(text, {maxLength: 5}),
  answers: fc.array(fc.constantFrom('', 'Yes', 'constructor', ...answers), {maxLength: 5}),
})

describe.each(locales)('the cells of a comparison in %s', (locale) => {
  const t = translatorFor(locale)

  it('are below their columns, with the chosen answer and the text as it is', () => {
    fc.assert(
      fc.property(row, fc.array(fc.string(), {maxLength: 5}), (stored, columns) => {
        const cells = comparisonCells(columns, t)(stored)
        expect(cells).toHaveLength(columns.length)
        for (const {position, answer, word, rest} of cells) {
          const chosen = stored.answers[position]
          const own = stored.cells[position]?.trim() ?? ''
          expect(answer).toBe(answers.find((known) => known === chosen))
          expect(word).toBe(answer ? messages[locale].comparison[answer] : '')
          expect(answer ? rest.slice(rest.length - own.length) : rest).toBe(own)
        }
      }),
    )
  })
  it('“Depends” and its text are one sentence', () => {
    const [cell] = comparisonCells(['Any'], t)({cells: ['on the plan'], answers: ['depends']})
    expect(`${cell?.word}${cell?.rest}`).toBe(`${messages[locale].comparison.depends} on the plan`)
  })
})
