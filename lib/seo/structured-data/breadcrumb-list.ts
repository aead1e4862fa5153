import type {BreadcrumbListLeaf} from 'schema-dts'

import type {Crumb} from '../../routing/breadcrumb'
import {absoluteUrl} from '../absolute-url'
import {nodeId} from './node-id'

/** The id of the way to a page, by the page's URL path. */
export function breadcrumbId(href: string): string {
  return nodeId(absoluteUrl(href), 'breadcrumb')
}

/** The way from the home page to a page, which is the last step. */
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
