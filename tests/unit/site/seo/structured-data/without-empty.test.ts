import type {OrganizationLeaf} from 'schema-dts'
import {expect, it} from 'vitest'

import {withoutEmpty} from '../../../../../lib/seo/structured-data/without-empty'

it('leaves out what nobody filled in, and keeps the order of the rest', () => {
  const node = withoutEmpty<OrganizationLeaf>({
    '@type': 'Organization',
    url: 'https://www.example.com',
    legalName: null,
    slogan: undefined,
    email: '',
    sameAs: [],
    name: 'The site',
  })
  expect(JSON.stringify(node)).toBe(
    '{"@type":"Organization","url":"https://www.example.com","name":"The site"}',
  )
})

it('keeps zero and false, which say something', () => {
  const node = withoutEmpty({'@type': 'Thing', price: 0, isAccessibleForFree: false})
  expect(node).toEqual({'@type': 'Thing', price: 0, isAccessibleForFree: false})
})
