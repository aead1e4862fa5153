import {expect, it} from 'vitest'

import {messages} from '../../../../lib/i18n/messages'
import {comparisonWords} from '../../../../studio/inputs/table/comparison-words'

it('the table editor calls the parts of a comparison as the site does', () => {
  expect(comparisonWords).toEqual({en: messages.en.comparison, fr: messages.fr.comparison})
})
