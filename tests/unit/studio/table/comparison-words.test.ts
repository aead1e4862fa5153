import {expect, it} from 'vitest'

import {messages} from '../../../../lib/i18n/messages'
import {comparisonWords} from '../../../../studio/inputs/table/comparison-words'

it("the table editor uses the site's terms for a comparison", () => {
  for (const locale of ['en', 'fr'] as const) {
    expect(messages[locale].comparison).toMatchObject(comparisonWords[locale]!)
  }
})
