import {expect, it} from 'vitest'

import {messages} from '../../../../lib/i18n/messages'
import {comparisonLabels} from '../../../../studio/inputs/table/comparison-labels'

it("the table editor uses the site's terms for a comparison", () => {
  for (const locale of ['en', 'fr'] as const) {
    expect(messages[locale].comparison).toMatchObject(comparisonLabels[locale]!)
  }
})
