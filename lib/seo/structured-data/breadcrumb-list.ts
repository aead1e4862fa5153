import type {BreadcrumbListLeaf} from 'schema-dts'

import type {Crumb} from '../../urls/breadcrumb'
import {absoluteUrl} from '../urls'
import {nodeId} from './node-id'

/** Node id of a page's breadcrumb. */
export function breadcrumbId(href: string): string {
  return nodeId(absoluteUrl(href), 'breadcrumb')
}

/** Breadcrumb from the home page to a page, inclusive. */
export function breadcrumbNode(href: string, crumbs: Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(href),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(crumb.href),
    })),
  }
}
