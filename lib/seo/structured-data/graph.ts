import type {
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  HowToLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  SoftwareApplicationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'

import type {SiteSettings} from '../../content/types'
import type {Locale} from '../../i18n/locales'
import type {ShareImage} from '../share-image'

/** What pages tell search engines of, as schema.org describes it. Its `@id` is what other nodes name it by. */
export type GraphNode =
  | BlogLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | HowToLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | SoftwareApplicationLeaf
  | WebPageLeaf
  | WebSiteLeaf

/** All that one page tells search engines. */
export interface Graph {
  '@context': 'https://schema.org'
  '@graph': GraphNode[]
}

/** What the parts of a page need to know of it. */
export interface PageFacts {
  /** The whole address that stands for it. */
  url: string
  /** The language of its text. */
  language: Locale
  path: string
  title: string
  description: string
  /** What stands for it where somebody shares it. */
  image: ShareImage
  settings: SiteSettings | null
}
