import {expect, it} from 'vitest'

import {breadcrumbNode} from '../../../../../lib/seo/structured-data/breadcrumb-list'
import {site} from './facts.ts'

it('a BreadcrumbList has absolute URLs in order', () => {
  const crumbs = [
    {label: 'Accueil', href: '/fr'},
    {label: 'À propos', href: '/fr/a-propos'},
  ]
  expect(breadcrumbNode('/fr/a-propos', crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    '@id': `${site}/fr/a-propos#breadcrumb`,
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Accueil', item: `${site}/fr`},
      {'@type': 'ListItem', position: 2, name: 'À propos', item: `${site}/fr/a-propos`},
    ],
  })
})
