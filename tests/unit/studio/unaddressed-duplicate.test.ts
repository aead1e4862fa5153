import {expect, test} from 'vitest'

import {withoutAddress} from '../../../studio/actions/unaddressed-duplicate'

test.each([
  [{path: 'about'}, {}],
  [
    {slug: {current: 'crm'}, untranslatedSlugs: [{_key: 'a', language: 'fr', slug: 'le-crm'}]},
    {untranslatedSlugs: [{_key: 'a', language: 'fr'}]},
  ],
])('a copy has no address of the original: %j', (address, kept) => {
  const copy = {_id: 'drafts.copy', _type: 'page', title: 'About'}
  expect(withoutAddress({...copy, ...address})).toEqual({...copy, ...kept})
})
