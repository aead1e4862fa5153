import {expect, it} from 'vitest'

import {messages} from '../../../../lib/i18n/messages'
import {comparisonWords} from '../../../../studio/inputs/table/comparison-words'

it('the table editor calls the parts of a comparison as the site does', () => {
  for (const locale of ['en', 'fr'] as const) {
    expect(messages[locale].comparison).toMatchObject(comparisonWords[locale]!)
  }
})
