import type {
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  HowToLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  SoftwareApplicationLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'

import type {Locale} from '../../i18n/locales'
import type {SiteSettings} from '../../sanity/types'
import type {ShareImage} from '../share-image'

/** schema.org nodes; `@id` is how other nodes refer to one. */
export type GraphNode =
  | BlogLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | HowToLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | SoftwareApplicationLeaf
  | VideoObjectLeaf
  | WebPageLeaf
  | WebSiteLeaf

/** JSON-LD of one page. */
export interface Graph {
  '@context': 'https://schema.org'
  '@graph': GraphNode[]
}

/** Page data for the builders. */
export interface PageFacts {
  /** Canonical URL. */
  url: string
  /** Language of the text. */
  language: Locale
  path: string
  title: string
  description: string
  /** Share image. */
  image: ShareImage
  settings: SiteSettings | null
}
