import type {OrganizationLeaf} from 'schema-dts'
import {expect, it} from 'vitest'

import {withoutEmpty} from '../../../../../lib/seo/structured-data/without-empty'

it('removes empty values and keeps the order', () => {
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

it('keeps zero and false', () => {
  const node = withoutEmpty({'@type': 'Thing', price: 0, isAccessibleForFree: false})
  expect(node).toEqual({'@type': 'Thing', price: 0, isAccessibleForFree: false})
})
