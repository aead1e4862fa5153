import type {ImageObjectLeaf, WebPageLeaf} from 'schema-dts'

import type {PageContent} from '../../sanity/types'
import type {ShareImage} from '../share-image'
import type {PageFacts} from './graph'
import {nodeId} from './node-id'
import {webSiteId} from './web-site'
import {withoutEmpty} from './without-empty'

function imageNode({url, width, height, alt}: ShareImage): ImageObjectLeaf {
  return {
    '@type': 'ImageObject',
    url,
    width: `${width} px`,
    height: `${height} px`,
    caption: alt,
  }
}

/** WebPage with its metadata, its site, and its breadcrumb unless it is the home page. */
export function webPageNode(
  {_updatedAt, seo}: Pick<PageContent, '_updatedAt' | 'seo'>,
  {url, language, image, settings}: PageFacts,
  breadcrumb: string | null,
): WebPageLeaf {
  return withoutEmpty<WebPageLeaf>({
    '@type': 'WebPage',
    '@id': nodeId(url, 'webpage'),
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: language,
    isPartOf: settings && {'@id': webSiteId(language)},
    primaryImageOfPage: imageNode(image),
    dateModified: _updatedAt,
    breadcrumb: breadcrumb === null ? null : {'@id': breadcrumb},
  })
}
