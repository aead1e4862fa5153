import {expect, it} from 'vitest'

import {breadcrumbOf} from '../../../../lib/urls/breadcrumb'

it("a breadcrumb lists home, parent and page in the page's language", () => {
  const page = {title: 'HubSpot', path: 'comparison/hubspot'}
  const parent = {title: 'Comparatif', path: 'comparison'}
  expect(breadcrumbOf('fr', {...page, parent})).toEqual([
    {label: 'Accueil', href: '/fr'},
    {label: 'Comparatif', href: '/fr/comparison'},
    {label: 'HubSpot', href: '/fr/comparison/hubspot'},
  ])
  expect(breadcrumbOf('en', {...page, parent: null})).toEqual([
    {label: 'Home', href: '/'},
    {label: 'HubSpot', href: '/comparison/hubspot'},
  ])
})
